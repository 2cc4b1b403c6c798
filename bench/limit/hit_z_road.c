/* Hit Z Road in C, by hand: the limit that the engine is measured against.

   The rules are those of src/deadroad/games/hit_z_road, with the same options in the same order and the same use of
   luck, so whole games can be compared. It does nothing else: a question is a call of `ask`, and a game can't be
   stopped, cloned, viewed or logged. limit.py writes cards.h from the content of the game.

   usage: hit_z_road SEATS GAMES DIGEST (1: print the digest of the games, 0: only play them)
   prints: decisions, seconds, digest
*/

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "table.h"

enum { ROUNDS = 8, REMOVED = 4, HIGHEST = 10, FLIGHT = 2, DICE_PER_AMMO = 2 };

/* Paying bids, tolls and what cards take, in any mix; taking gifts. */

static void pay(Table *table, int seat, int due) {
    Group *group = &table->groups[seat];
    for (; due > 0 && total(group) > 0; due--) {
        int forced = total(group) <= due;
        for (int kind = 0; kind < 3 && !(forced && table->count); kind++)
            if (group->held[kind] > 0)
                offer(table, PAY + kind);
        group->held[ask(table, seat, 0) - PAY]--;
    }
}

static void take_gift(Table *table, int seat, int left) {
    for (; left > 0; left--) {
        for (int kind = 0; kind < 3; kind++)
            offer(table, TAKE + kind);
        table->groups[seat].held[ask(table, seat, 0) - TAKE]++;
    }
}

/* What the black text of a card does. */

static void demand(Table *table, int seat, int kind, int due) {
    Group *group = &table->groups[seat];
    for (int amount = 0; amount <= due && amount <= group->held[kind]; amount++)
        offer(table, SPEND + amount);
    int spent = ask(table, seat, 0) - SPEND;
    group->held[kind] -= spent;
    lose(group, due - spent);
}

static void token_or_lives(Table *table, int seat, int token, int lives) {
    Group *group = &table->groups[seat];
    if (group->tokens[token])
        offer(table, USE + token);
    offer(table, HOLD);
    if (ask(table, seat, 0) == HOLD)
        lose(group, lives);
    else
        group->tokens[token]--;
}

static void keep_companion(Table *table, int seat, int price) {
    Group *group = &table->groups[seat];
    if (group->held[AMMO] >= price)
        offer(table, FEED);
    offer(table, HOLD);
    if (ask(table, seat, 0) == FEED)
        group->held[AMMO] -= price;
    else
        group->tokens[COMPANION]--;
}

static int roll(Table *table, const int *die) { return die[below(&table->chance, 6)]; }

static void resolve(Table *table, int seat, const Card *card) {
    Group *group = &table->groups[seat];
    int count = 0;
    switch (card->effect) {
    case GAIN_SURVIVOR: group->survivors++; break;
    case LOSE_SURVIVOR: lose(group, card->amount); break;
    case TAKE_TOKEN: group->tokens[card->token]++; break;
    case DISCARD_ANY: pay(table, seat, card->amount); break;
    case PAY_FUEL: demand(table, seat, FUEL, card->amount); break;
    case PAY_ADRENALINE: demand(table, seat, ADRENALINE, card->amount); break;
    case ROLL_EACH_BITE:
        for (int die = 0; die < group->survivors; die++)
            count += roll(table, BLACK_DIE) == FACE_BITE;
        lose(group, count);
        break;
    case RESCUE_ROLL:
        count = roll(table, BLACK_DIE);
        if (count != FACE_HIT && count != FACE_CRITICAL)
            lose(group, 1);
        break;
    case TOKEN_OR_LOSE: token_or_lives(table, seat, card->token, card->amount); break;
    case MAP_BONUS: group->maps_worth = card->amount; break;
    case EXECUTOR:
        if (group->tokens[BUS])
            group->executor = 1;
        break;
    case TOXIC_LOSS: lose(group, group->tokens[TOXIC]); break;
    case WOUND_LOSS:
        if (group->tokens[WOUND]) {
            group->tokens[WOUND]--;
            lose(group, card->amount);
        }
        break;
    case COMPANION_UPKEEP:
        if (group->tokens[COMPANION])
            keep_companion(table, seat, card->amount);
        break;
    default: break;
    }
}

/* A fight. */

static void kill(Group *group, int count) { group->zombies -= count < group->zombies ? count : group->zombies; }

static void shoot(Table *table, int seat, const Card *card) {
    Group *group = &table->groups[seat];
    for (int ammo = 0; ammo <= group->held[AMMO] && ammo <= MOST_AMMO; ammo++)
        offer(table, SHOOT + ammo);
    int ammo = ask(table, seat, 0) - SHOOT;
    int hits = 0, bites = 0;
    group->held[AMMO] -= ammo;
    for (int die = 0; die < DICE_PER_AMMO * ammo; die++) {
        int face = roll(table, BLACK_DIE);
        hits += face == FACE_HIT || face == FACE_CRITICAL;
        bites += face == FACE_BITE;
    }
    if (card->effect == RANGED_BITE_ADDS)
        group->zombies += bites;
    kill(group, hits);
}

static void settle(Group *group, int option) {
    if (option == BITE + 1)
        group->survivors--;
    else if (option == BITE || option == OPPORTUNITY || option == SECOND)
        group->held[ADRENALINE]--;
    if (option == OPPORTUNITY || option == SECOND)
        group->zombies--;
}

/* One round: roll a die for each survivor, the first ones horde dice, then settle every die. */
static void melee(Table *table, int seat, int horde, int calm) {
    Group *group = &table->groups[seat];
    int faces[6] = {0};
    for (int die = 0; die < group->survivors; die++)
        faces[roll(table, die < horde ? HORDE_DIE : BLACK_DIE)]++;
    kill(group, faces[FACE_HIT] + faces[FACE_CRITICAL]);
    lose(group, faces[FACE_HORROR]);
    int bites = faces[FACE_BITE], opportunities = faces[FACE_OPPORTUNITY], seconds = faces[FACE_CRITICAL];
    while (group->survivors > 0) {
        int able = !calm && group->held[ADRENALINE] > 0;
        if (!able || group->zombies == 0)
            opportunities = seconds = 0;
        if (!bites && !opportunities && !seconds)
            return;
        if (bites && able)
            offer(table, BITE);
        if (bites)
            offer(table, BITE + 1);
        for (int way = 0; opportunities && way < 2; way++)
            offer(table, OPPORTUNITY + way);
        for (int way = 0; seconds && way < 2; way++)
            offer(table, SECOND + way);
        int option = ask(table, seat, 0);
        if (option >= SECOND)
            seconds--;
        else if (option >= OPPORTUNITY)
            opportunities--;
        else
            bites--;
        settle(group, option);
    }
}

/* Whether a token ends the fight before it begins: the fire bomb if it is thrown, the companion on some cards. */
static int ended_by_token(Table *table, int seat, const Card *card) {
    Group *group = &table->groups[seat];
    if (group->tokens[MOLOTOV]) {
        offer(table, USE + MOLOTOV);
        offer(table, HOLD);
        if (ask(table, seat, 0) != HOLD) {
            group->tokens[MOLOTOV]--;
            return 1;
        }
    }
    if (card->effect == COMPANION_BLAST && group->tokens[COMPANION]) {
        group->tokens[COMPANION]--;
        return 1;
    }
    return 0;
}

static void fight(Table *table, int seat, const Card *card) {
    Group *group = &table->groups[seat];
    group->zombies = card->zombies;
    if (ended_by_token(table, seat, card))
        return;
    int horde = group->executor ? 0 : card->horde;
    shoot(table, seat, card);
    while (group->survivors > 0 && group->zombies > 0) {
        offer(table, FIGHT);
        if (group->held[FUEL] >= FLIGHT && card->effect != NO_FLEE)
            offer(table, FLEE);
        if (ask(table, seat, 1) == FLEE) {
            group->held[FUEL] -= FLIGHT;
            group->fight = FLED;
            return;
        }
        melee(table, seat, horde < group->survivors ? horde : group->survivors, card->effect == NO_ADRENALINE);
    }
}

/* The rounds: roads, bidding, adventure. */

static void meet(Table *table, int seat, const Card *card) {
    Group *group = &table->groups[seat];
    group->held[AMMO] += card->ammo;
    group->held[FUEL] += card->fuel;
    group->held[ADRENALINE] += card->adrenaline;
    group->fight = UNDECIDED;
    if (!card->red)
        resolve(table, seat, card);
    if (card->zombies && group->survivors)
        fight(table, seat, card);
    if (group->survivors && group->fight != FLED)
        group->xp += card->xp;
}

static void auction(Table *table) {
    int at = 0, passes = 0, order[MOST_SEATS], placed = 0;
    while (passes < table->left) {
        int seat = table->order[at];
        int most = total(&table->groups[seat]) < HIGHEST ? total(&table->groups[seat]) : HIGHEST;
        offer(table, PASS);
        for (int bid = table->bids[seat] + 1; bid <= most; bid++) {
            int taken = 0;
            for (int other = 0; other < table->seats; other++)
                taken |= table->bids[other] == bid;
            if (!taken)
                offer(table, BID + bid - 1);
        }
        int answer = ask(table, seat, 0);
        passes = answer == PASS ? passes + 1 : 0;
        if (answer != PASS)
            table->bids[seat] = answer - BID + 1;
        at = (at + 1) % table->left;
    }
    for (int bid = HIGHEST; bid >= 0; bid--)
        for (at = 0; at < table->left; at++)
            if (table->bids[table->order[at]] == bid)
                order[placed++] = table->order[at];
    memcpy(table->order, order, sizeof(int) * (size_t)table->left);
    for (at = 0; at < table->left; at++)
        pay(table, order[at], table->bids[order[at]]);
    memset(table->bids, 0, sizeof table->bids);
}

static void lay_tolls(const Table *table, int *tolls) {
    int gone = table->seats - table->left;
    memset(tolls, 0, sizeof(int) * MOST_SEATS);
    if (table->seats == 1) {
        tolls[0] = -2;
        tolls[2] = 2;
    } else if (table->seats == 4) {
        tolls[2] = gone >= 2 ? 2 : 0;
        tolls[3] = gone >= 2 ? 4 : gone == 1 ? 2 : 0;
    } else if (table->seats == 2 || gone == 1)
        tolls[2] = 2;
}

static void adventure(Table *table, const int *cards, int roads) {
    int tolls[MOST_SEATS], taken[MOST_SEATS] = {0}, order[MOST_SEATS], travellers = table->left;
    lay_tolls(table, tolls);
    if (table->seats > 1)
        auction(table);
    memcpy(order, table->order, sizeof order);
    table->left = 0;
    for (int at = 0; at < travellers; at++) {
        int seat = order[at];
        for (int road = 0; road < roads; road++)
            if (!taken[road] && tolls[road] <= total(&table->groups[seat]))
                offer(table, ROAD + road);
        int road = ask(table, seat, 0) - ROAD;
        taken[road] = 1;
        pay(table, seat, tolls[road]);
        take_gift(table, seat, -tolls[road]);
        meet(table, seat, &CARDS[cards[2 * road]]);
        if (table->groups[seat].survivors)
            meet(table, seat, &CARDS[cards[2 * road + 1]]);
        if (table->groups[seat].survivors)
            table->order[table->left++] = seat;
    }
}

static void set_table(Table *table, int seats, uint64_t seed) {
    int dealt = 0;
    table->chance = seeded(seed);
    table->policy = seeded(seed);
    table->seats = table->left = seats;
    table->round = table->drawn = 0;
    memset(table->groups, 0, sizeof table->groups);
    for (int seat = 0; seat < seats; seat++) {
        table->order[seat] = seat;
        table->groups[seat].survivors = 5;
        for (int kind = 0; kind < 3; kind++)
            table->groups[seat].held[kind] = 4;
    }
    shuffle(&table->chance, table->order, seats);
    for (int level = 1; level <= LEVELS; level++) {
        int cards[CARD_COUNT], count = 0;
        for (int card = 0; card < CARD_COUNT; card++)
            if (CARDS[card].level == level && (seats == 4 || !CARDS[card].indexed))
                cards[count++] = card;
        shuffle(&table->chance, cards, count);
        memcpy(&table->deck[dealt], &cards[REMOVED], sizeof(int) * (size_t)(count - REMOVED));
        dealt += count - REMOVED;
    }
}

static int epilogue_amount(const Group *group, int epilogue) {
    return EPILOGUES[epilogue].kind < 0 ? group->survivors : group->held[EPILOGUES[epilogue].kind];
}

static void note_scores(Table *table) {
    int scores[MOST_SEATS] = {0};
    for (int at = 0; at < table->left; at++) {
        const Group *group = &table->groups[table->order[at]];
        scores[table->order[at]] = group->xp + group->maps_worth * group->tokens[MAP];
        if (table->seats == 1) {
            int sets = group->survivors;
            for (int kind = 0; kind < 3; kind++)
                sets = group->held[kind] < sets ? group->held[kind] : sets;
            scores[0] += sets;
        }
    }
    for (int epilogue = 0; table->left > 1 && epilogue < EPILOGUE_COUNT; epilogue++) {
        int most = -1, winner = 0, holders = 0;
        for (int at = 0; at < table->left; at++) {
            int amount = epilogue_amount(&table->groups[table->order[at]], epilogue);
            holders = amount > most ? 1 : holders + (amount == most);
            if (amount > most) {
                most = amount;
                winner = table->order[at];
            }
        }
        if (holders == 1)
            scores[winner] += EPILOGUES[epilogue].xp;
    }
    for (int seat = 0; seat < table->seats; seat++)
        note(table, scores[seat]);
}

static void play(Table *table) {
    int roads = table->seats == 4 ? 4 : 3;
    do {
        table->round++;
        table->drawn += 2 * roads;
        adventure(table, &table->deck[table->drawn - 2 * roads], roads);
    } while (table->left > 0 && table->round < ROUNDS && (table->left > 1 || table->seats == 1));
    note_scores(table);
}

int main(int count, char **words) {
    if (count != 4)
        return 2;
    static Table table;
    int seats = atoi(words[1]);
    long games = atol(words[2]);
    table.with_digest = atoi(words[3]);
    table.digest = 0xCBF29CE484222325u;
    clock_t begun = clock();
    for (long game = 0; game < games; game++) {
        set_table(&table, seats, (uint64_t)game);
        play(&table);
    }
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    printf("%ld %.6f %016llx\n", table.decisions, seconds, (unsigned long long)table.digest);
    return 0;
}

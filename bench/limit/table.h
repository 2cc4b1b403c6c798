/* What a game of hit_z_road.c is played with: luck, the table, and the questions. */

#include <stdint.h>

#include "cards.h" /* CARDS, LEVELS, dice, epilogues and the numbers of options and effects; limit.py writes it */

enum { MOST_SEATS = 4, MOST_OPTIONS = 100 };

/* Luck: PCG-XSH-RR. */

typedef struct {
    uint64_t state;
} Pcg;

static uint32_t next(Pcg *pcg) {
    uint64_t old = pcg->state;
    pcg->state = old * 6364136223846793005u + 0x14057B7EF767814Fu;
    uint32_t mixed = (uint32_t)(((old >> 18) ^ old) >> 27);
    uint32_t turn = (uint32_t)(old >> 59);
    return (mixed >> turn) | (mixed << ((32 - turn) & 31));
}

static Pcg seeded(uint64_t seed) {
    Pcg pcg = {0x14057B7EF767814Fu + seed};
    next(&pcg);
    return pcg;
}

static int below(Pcg *pcg, uint32_t size) {
    uint64_t scaled = (uint64_t)next(pcg) * size;
    if ((uint32_t)scaled < size) {
        uint32_t floor = -size % size;
        while ((uint32_t)scaled < floor)
            scaled = (uint64_t)next(pcg) * size;
    }
    return (int)(scaled >> 32);
}

static void shuffle(Pcg *pcg, int *items, int count) {
    for (int last = count - 1; last > 0; last--) {
        int other = below(pcg, (uint32_t)last + 1);
        int kept = items[last];
        items[last] = items[other];
        items[other] = kept;
    }
}

/* The table. */

typedef enum { UNDECIDED, BEATEN, FLED } FightEnd;

typedef struct {
    int survivors, held[3], tokens[TOKENS], executor, maps_worth, xp, zombies;
    FightEnd fight;
} Group;

typedef struct {
    Pcg chance, policy;
    int seats, left, round, order[MOST_SEATS], bids[MOST_SEATS];
    int deck[CARD_COUNT], drawn;
    Group groups[MOST_SEATS];
    int with_digest, options[MOST_OPTIONS], count;
    uint64_t digest;
    long decisions;
} Table;

static void note(Table *table, int value) { table->digest = (table->digest ^ (uint64_t)value) * 0x100000001B3u; }

static void offer(Table *table, int option) { table->options[table->count++] = option; }

/* Ask a seat for one of the options offered, at random; a lone option is taken unasked. */
static int ask(Table *table, int seat, int moment) {
    int count = table->count;
    table->count = 0;
    if (count == 1 && !moment)
        return table->options[0];
    int answer = table->options[below(&table->policy, (uint32_t)count)];
    table->decisions++;
    if (table->with_digest) {
        note(table, seat);
        note(table, count);
        for (int at = 0; at < count; at++)
            note(table, table->options[at]);
        note(table, answer);
    }
    return answer;
}

static int total(const Group *group) { return group->held[AMMO] + group->held[FUEL] + group->held[ADRENALINE]; }

static void lose(Group *group, int count) {
    group->survivors -= count < group->survivors ? count : group->survivors;
}

// What the engine shows of Hit Z Road, and the printed rows, as this drawing reads them.
export interface Group {
  survivors: number;
  ammo: number;
  fuel: number;
  adrenaline: number;
  tokens: number[];
  won: number[];
  executor: number;
  maps_worth: number;
  zombies: number;
}

export interface Road {
  round: number;
  groups: Group[];
  order: number[];
  bids: number[];
  roads: number[];
  tolls: number[];
  taken: number[];
  seen: number[];
  deck_left: number;
}

export interface CardRow {
  id: string;
  level: number;
  ammo?: number;
  fuel?: number;
  adrenaline?: number;
  zombies?: number;
  horde?: number;
  xp?: number;
  effect?: string;
  token?: string;
  red?: boolean;
  index?: string;
}

export const FACE_DOWN = -1;

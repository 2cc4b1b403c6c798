// What the engine shows of Hit Z Road, under the names that this drawing uses.
import type { View } from "../contract";
import type { HitZRoad, Rows } from "./types";

export type { Public as Road } from "./types";
export type RoadView = View<HitZRoad>;
export type CardRow = Rows["cards"];

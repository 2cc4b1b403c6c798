import bus from "icon:steering-wheel";
import map from "icon:treasure-map";
import longgun from "icon:winchester-rifle";
import companion from "icon:sitting-dog";
import toxic from "icon:poison-gas";
import wound from "icon:bandaged";
import molotov from "icon:molotov";

export const TOKEN_ICONS: Readonly<Record<string, string>> = { bus, map, longgun, companion, toxic, wound, molotov };

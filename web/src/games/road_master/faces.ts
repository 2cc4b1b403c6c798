// The six faces of the tokens in a field of 24: line drawings.
export const FACE_ART: Readonly<Record<string, string>> = {
  contracts: "M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 15h7M9 7h3",
  super_bonus: "M12 2.500l2.800 6.200 6.700.7-5 4.500 1.400 6.600L12 17l-5.900 3.500 1.400-6.600-5-4.500 6.700-.7z",
  load: "M3 12v9h18v-9M12 2v13M7.500 10.500 12 15l4.500-4.500",
  unload: "M3 12v9h18v-9M12 16V3M7.500 7.500 12 3l4.500 4.500",
  forward: "M12 22V3M5 10l7-7 7 7",
  reverse: "M7 20V10a5 5 0 0 1 10 0v11M11.500 16 17 21.500 22.500 16",
};

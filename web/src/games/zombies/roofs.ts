// The colours of the named buildings.
export const ROOFS: Readonly<Record<string, string>> = {
  hospital: "#43666f",
  garden: "#4c6140",
  police: "#34517c",
  sporting: "#775a22",
  fire: "#a1382b",
  drug: "#3f6b48",
  army: "#5d5d33",
  gas: "#7d5e08",
  skate: "#7d4a76",
  florist: "#a34a5f",
  hardware: "#6e5b49",
  toys: "#6f5c0e",
};

// The sounds, synthesised without files from a few oscillators and noise. tests/e2e/test_sounds.py renders and measures them.
export type Sound = "tick" | "turn" | "dice" | "shot" | "gain" | "loss" | "card" | "engine" | "win" | "over" | "refused" | "bite" | "thud" | "blast" | "whoosh" | "rubble" | "knock" | "groan" | "rotor";

function tone(at: BaseAudioContext, from: number, to: number, start: number, length: number, loud: number, type: OscillatorType = "sine"): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  const begin = at.currentTime + start;
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(to, 1), begin + length);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length + 0.02);
}

function noise(at: BaseAudioContext, start: number, length: number, loud: number, pitch: number): void {
  const frames = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame += 1) data[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

/** How each sound is put together, from the current time of a context on. */
export const SOUNDS: Record<Sound, (at: BaseAudioContext) => void> = {
  tick: (at) => tone(at, 660, 520, 0, 0.06, 0.1, "triangle"),
  turn: (at) => [523, 659, 784].forEach((note, index) => tone(at, note, note, index * 0.09, 0.22, 0.08)),
  dice: (at) => [0, 0.07, 0.13, 0.22].forEach((start) => noise(at, start, 0.05, 0.5, 2400 - start * 4000)),
  shot: (at) => {
    noise(at, 0, 0.25, 0.9, 900);
    tone(at, 160, 40, 0, 0.2, 0.2, "square");
  },
  gain: (at) => [660, 880].forEach((note, index) => tone(at, note, note, index * 0.07, 0.15, 0.1)),
  loss: (at) => {
    tone(at, 220, 70, 0, 0.45, 0.16, "sawtooth");
    noise(at, 0, 0.2, 0.3, 300);
  },
  card: (at) => noise(at, 0, 0.09, 0.28, 3600),
  engine: (at) => tone(at, 55, 95, 0, 0.45, 0.14, "sawtooth"),
  win: (at) => [392, 523, 659, 784].forEach((note, index) => tone(at, note, note, index * 0.1, 0.36, 0.13)),
  over: (at) => [392, 330, 262].forEach((note, index) => tone(at, note, note, index * 0.14, 0.36, 0.12)),
  bite: (at) => {
    noise(at, 0, 0.07, 0.8, 1400);
    noise(at, 0.06, 0.16, 0.5, 420);
    tone(at, 130, 60, 0.03, 0.2, 0.14, "sawtooth");
  },
  thud: (at) => {
    tone(at, 110, 38, 0, 0.3, 0.3);
    noise(at, 0.02, 0.14, 0.4, 180);
  },
  blast: (at) => {
    noise(at, 0, 0.48, 0.8, 240);
    noise(at, 0, 0.12, 0.7, 1800);
    tone(at, 90, 24, 0, 0.45, 0.35, "triangle");
  },
  whoosh: (at) => [0, 0.06, 0.12].forEach((start) => noise(at, start, 0.18, 0.25, 700 + start * 9000)),
  rubble: (at) => [0, 0.08, 0.15, 0.26, 0.34].forEach((start) => noise(at, start, 0.12, 0.55, 520 - start * 900)),
  knock: (at) => [0, 0.13].forEach((start) => tone(at, 190, 95, start, 0.08, 0.22, "square")),
  groan: (at) => tone(at, 78, 52, 0, 0.4, 0.12, "sawtooth"),
  rotor: (at) => Array.from({ length: 8 }, (_, beat) => beat * 0.06).forEach((start) => noise(at, start, 0.05, 1.3, 150)),
  refused: (at) => tone(at, 140, 110, 0, 0.14, 0.1, "square"),
};

/** The sounds of the table, synthesised from noise and oscillators; off until the player turns them on. */

export type SoundName = 'slide' | 'stamp' | 'key' | 'tear' | 'bell' | 'siren' | 'hush';

/** A tone or a hiss, with its loudness and pitch over time, in seconds. */
interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** The pitch of a tone, or the centre of a hiss's band, from beginning to end. */
  readonly pitch: readonly number[];
  readonly loud: readonly (readonly [time: number, gain: number])[];
  /** Frequencies above this are cut off, so that it sounds far away. */
  readonly muffled?: number;
}

/** Each at most 0.6 s long. */
export const SOUNDS: Readonly<Record<SoundName, readonly Voice[]>> = {
  // Paper over paper.
  slide: [
    {
      wave: 'noise',
      pitch: [2400, 1100],
      loud: [
        [0, 0],
        [0.05, 0.22],
        [0.26, 0],
      ],
    },
  ],
  // A thud, and the desk below it.
  stamp: [
    {
      wave: 'sine',
      pitch: [130, 46],
      loud: [
        [0, 0.8],
        [0.16, 0],
      ],
    },
    {
      wave: 'noise',
      pitch: [900, 400],
      loud: [
        [0, 0.5],
        [0.05, 0],
      ],
    },
  ],
  // A typewriter.
  key: [
    {
      wave: 'noise',
      pitch: [3800, 3000],
      loud: [
        [0, 0.4],
        [0.03, 0],
      ],
    },
    {
      wave: 'triangle',
      pitch: [420, 300],
      loud: [
        [0, 0.2],
        [0.04, 0],
      ],
    },
  ],
  // Tape, in small jerks.
  tear: [
    {
      wave: 'noise',
      pitch: [1600, 4200],
      loud: [
        [0, 0],
        [0.04, 0.4],
        [0.08, 0.15],
        [0.14, 0.45],
        [0.18, 0.15],
        [0.25, 0.5],
        [0.3, 0.2],
        [0.38, 0],
      ],
    },
  ],
  // A telex calls.
  bell: [
    {
      wave: 'sine',
      pitch: [1760],
      loud: [
        [0, 0.3],
        [0.6, 0],
      ],
    },
    {
      wave: 'sine',
      pitch: [4435],
      loud: [
        [0, 0.12],
        [0.35, 0],
      ],
    },
  ],
  // Far away, over the roofs.
  siren: [
    {
      wave: 'sawtooth',
      pitch: [300, 460, 300],
      loud: [
        [0, 0],
        [0.15, 0.3],
        [0.45, 0.3],
        [0.6, 0],
      ],
      muffled: 700,
    },
  ],
  // A hum that stops dead: the alarm is the silence after it.
  hush: [
    {
      wave: 'sine',
      pitch: [55],
      loud: [
        [0, 0],
        [0.3, 0.8],
        [0.42, 0.8],
        [0.425, 0],
      ],
    },
    {
      wave: 'sawtooth',
      pitch: [110],
      loud: [
        [0, 0],
        [0.3, 0.12],
        [0.42, 0.12],
        [0.425, 0],
      ],
      muffled: 320,
    },
  ],
};

export function lengthOf(name: SoundName): number {
  return Math.max(...SOUNDS[name].map(({ loud }) => loud.at(-1)![0]));
}

let output: { readonly context: AudioContext; readonly hiss: AudioBuffer } | null = null;

/** `volume`: from 0 to 1. `delay` in seconds. Before a person has pressed anything, browsers allow no sound. */
export function playSound(name: SoundName, volume: number, delay = 0): void {
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  output ??= openOutput();
  const { context } = output;
  if (context.state === 'suspended') void context.resume();
  const master = new GainNode(context, { gain: volume * volume * 0.6 });
  master.connect(context.destination);
  for (const voice of SOUNDS[name]) speak(voice, context.currentTime + delay + 0.01, master);
}

function openOutput(): NonNullable<typeof output> {
  const context = new AudioContext();
  const hiss = context.createBuffer(1, context.sampleRate * 0.7, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, hiss };
}

function speak({ wave, pitch, loud, muffled }: Voice, start: number, master: AudioNode): void {
  const { context, hiss } = output!;
  const end = start + loud.at(-1)![0];
  const gain = new GainNode(context, { gain: 0 });
  for (const [i, [time, level]] of loud.entries()) {
    if (i === 0) gain.gain.setValueAtTime(level, start + time);
    else gain.gain.linearRampToValueAtTime(level, start + time);
  }
  gain.connect(master);
  const source =
    wave === 'noise'
      ? new AudioBufferSourceNode(context, { buffer: hiss })
      : new OscillatorNode(context, { type: wave });
  const filter = filterOf(context, wave, muffled);
  glide(source instanceof OscillatorNode ? source.frequency : filter!.frequency, pitch, start, end);
  if (filter === null) source.connect(gain);
  else source.connect(filter).connect(gain);
  source.start(start);
  source.stop(end);
  source.addEventListener('ended', () => gain.disconnect());
}

function filterOf(context: AudioContext, wave: Voice['wave'], muffled?: number): BiquadFilterNode | null {
  if (wave === 'noise') return new BiquadFilterNode(context, { type: 'bandpass', Q: 0.8 });
  return muffled === undefined ? null : new BiquadFilterNode(context, { type: 'lowpass', frequency: muffled });
}

function glide(param: AudioParam, pitch: readonly number[], start: number, end: number): void {
  const last = Math.max(1, pitch.length - 1);
  for (const [i, value] of pitch.entries()) {
    const time = start + ((end - start) * i) / last;
    if (i === 0) param.setValueAtTime(value, time);
    else param.linearRampToValueAtTime(value, time);
  }
}

/** Two tones, one higher: seconds after the start, and hertz. */
const TONES = [
  [0, 880],
  [0.16, 1175],
] as const;
const SECONDS = 0.35;

function play(audio: AudioContext): void {
  const start = audio.currentTime;
  for (const [after, pitch] of TONES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, start + after);
    volume.gain.exponentialRampToValueAtTime(0.001, start + after + SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + after);
    tone.stop(start + after + SECONDS);
    tone.addEventListener('ended', () => after > 0 && void audio.close());
  }
}

/** Plays a short sound; nothing if the browser has no audio, or first requires a user gesture. */
export function ring(): void {
  try {
    play(new AudioContext());
  } catch {
    // The count next to the entry shows it too.
  }
}

/** The ring of a kitchen timer, synthesized by Web Audio. */

let context: AudioContext | undefined

/** Allows later sounds. Has to be called in a handler of user input, which browsers require. */
export function unlockSound() {
  if (!('AudioContext' in window)) return
  context ??= new AudioContext()
  context.resume().catch(() => {})
}

/** The two notes of the bell. */
const NOTES_HZ = [1318.5, 1046.5]
const NOTE_S = 0.22
const PAUSE_S = 1.6
const CHIMES = 12

/** Rings for about twenty seconds if sounds are allowed; returns a function that stops it. */
export function ring(): () => void {
  if (context?.state !== 'running') return () => {}
  const volume = new GainNode(context, { gain: 0.4 })
  volume.connect(context.destination)
  for (let chime = 0; chime < CHIMES; chime++) {
    NOTES_HZ.forEach((hertz, index) =>
      strike(volume, hertz, volume.context.currentTime + chime * PAUSE_S + index * NOTE_S),
    )
  }
  return () => volume.disconnect()
}

/** Schedules one note with an immediate attack and a long decay. */
function strike(volume: GainNode, frequency: number, at: number) {
  const note = new OscillatorNode(volume.context, { frequency })
  const fade = new GainNode(volume.context, { gain: 0 })
  fade.gain.setValueAtTime(1, at)
  fade.gain.exponentialRampToValueAtTime(0.001, at + 3 * NOTE_S)
  note.connect(fade).connect(volume)
  note.start(at)
  note.stop(at + 3 * NOTE_S)
}

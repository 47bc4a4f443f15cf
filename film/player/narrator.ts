/** Reads text aloud in Russian, if the browser has a Russian voice. It is off until `isEnabled` is set. */
export class Narrator {
  isEnabled = false
  private voice: SpeechSynthesisVoice | undefined
  private current: SpeechSynthesisUtterance | undefined

  /** `onVoiceFound` runs once, possibly before the constructor returns: some browsers load their voices late. */
  constructor(onVoiceFound: () => void) {
    if (!('speechSynthesis' in window)) return
    const findVoice = () => {
      if (this.voice) return
      const voices = speechSynthesis.getVoices().filter(({ lang }) => /^ru\b/i.test(lang))
      this.voice = voices.find(({ localService }) => localService) ?? voices[0]
      if (this.voice) onVoiceFound()
    }
    findVoice()
    speechSynthesis.addEventListener('voiceschanged', findVoice)
  }

  get isSpeaking() {
    return this.current !== undefined
  }

  speak(text: string) {
    this.stop()
    if (!this.isEnabled || !this.voice || !text) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = this.voice
    utterance.lang = this.voice.lang
    utterance.rate = 1.1
    const onDone = () => {
      if (this.current === utterance) this.current = undefined
    }
    utterance.onend = utterance.onerror = onDone
    // Some voices never fire `end`; without the timeout the film would wait for them forever.
    setTimeout(onDone, 4_000 + text.length * 120)
    this.current = utterance
    speechSynthesis.speak(utterance)
  }

  stop() {
    if (!this.current) return
    this.current = undefined
    speechSynthesis.cancel()
  }
}

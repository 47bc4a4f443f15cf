/** Reads aloud with the browser's Russian voice, where there is one. */
export class Narrator {
  isOn = false
  private voice: SpeechSynthesisVoice | undefined
  private current: SpeechSynthesisUtterance | undefined

  /** Calls back once a Russian voice is found: browsers load their voices late. */
  constructor(onFound: () => void) {
    if (!('speechSynthesis' in window)) return
    const look = () => {
      if (this.voice) return
      const voices = speechSynthesis.getVoices().filter(({ lang }) => /^ru\b/i.test(lang))
      this.voice = voices.find(({ localService }) => localService) ?? voices[0]
      if (this.voice) onFound()
    }
    look()
    speechSynthesis.addEventListener('voiceschanged', look)
  }

  get hasVoice() {
    return this.voice !== undefined
  }

  get isSpeaking() {
    return this.current !== undefined
  }

  say(text: string) {
    this.hush()
    if (!this.isOn || !this.voice || !text) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = this.voice
    utterance.lang = this.voice.lang
    utterance.rate = 1.1
    const done = () => {
      if (this.current === utterance) this.current = undefined
    }
    utterance.onend = utterance.onerror = done
    // Some voices never tell that they have finished; the film must not wait for them for ever.
    setTimeout(done, 4_000 + text.length * 120)
    this.current = utterance
    speechSynthesis.speak(utterance)
  }

  hush() {
    if (!this.current) return
    this.current = undefined
    speechSynthesis.cancel()
  }
}

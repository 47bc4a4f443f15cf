import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Narrator } from './narrator'

type Voice = { lang: string; localService: boolean; name: string }

const russian: Voice = { lang: 'ru-RU', localService: true, name: 'Local' }
const remote: Voice = { lang: 'ru', localService: false, name: 'Remote' }
const english: Voice = { lang: 'en-US', localService: true, name: 'English' }

class Utterance {
  voice?: Voice
  onend?: () => void
  constructor(readonly text: string) {}
}

function stubSpeech(initialVoices: Voice[]) {
  let voices = initialVoices
  let onVoicesChanged = () => {}
  const speech = {
    getVoices: () => voices,
    addEventListener: (_: string, listener: () => void) => {
      onVoicesChanged = listener
    },
    speak: vi.fn<(utterance: Utterance) => void>(),
    cancel: vi.fn(),
  }
  vi.stubGlobal('window', { speechSynthesis: speech })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return {
    ...speech,
    loadVoices(loaded: Voice[]) {
      voices = loaded
      onVoicesChanged()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the voice', () => {
  it('may be found at once', () => {
    stubSpeech([english, russian])
    const onVoiceFound = vi.fn()
    new Narrator(onVoiceFound)
    expect(onVoiceFound).toHaveBeenCalledOnce()
  })

  it('may be loaded later, and is reported once', () => {
    const { loadVoices } = stubSpeech([english])
    const onVoiceFound = vi.fn()
    new Narrator(onVoiceFound)
    expect(onVoiceFound).not.toHaveBeenCalled()
    loadVoices([english, remote])
    loadVoices([english, remote, russian])
    expect(onVoiceFound).toHaveBeenCalledOnce()
  })

  it('is a local one if there is one', () => {
    const { speak } = stubSpeech([remote, russian])
    const narrator = new Narrator(() => {})
    narrator.isEnabled = true
    narrator.speak('Варите.')
    expect(speak.mock.lastCall?.[0].voice).toBe(russian)
  })

  it('is not looked for in a browser without speech', () => {
    vi.stubGlobal('window', {})
    const onVoiceFound = vi.fn()
    new Narrator(onVoiceFound)
    expect(onVoiceFound).not.toHaveBeenCalled()
  })
})

describe('speaking', () => {
  const start = () => {
    const speech = stubSpeech([russian])
    const narrator = new Narrator(() => {})
    narrator.isEnabled = true
    narrator.speak('Варите.')
    return { speech, narrator }
  }

  it('does nothing until it is enabled', () => {
    const { speak } = stubSpeech([russian])
    const narrator = new Narrator(() => {})
    narrator.speak('Варите.')
    expect(speak).not.toHaveBeenCalled()
    expect(narrator.isSpeaking).toBe(false)
  })

  it('lasts until the voice ends', () => {
    const { speech, narrator } = start()
    expect(narrator.isSpeaking).toBe(true)
    speech.speak.mock.lastCall?.[0].onend?.()
    expect(narrator.isSpeaking).toBe(false)
  })

  it('ends by a timeout if the voice does not report its end', () => {
    const { narrator } = start()
    vi.advanceTimersByTime(4_000)
    expect(narrator.isSpeaking).toBe(true)
    vi.advanceTimersByTime('Варите.'.length * 120)
    expect(narrator.isSpeaking).toBe(false)
  })

  it('is replaced by the next text, whose end the earlier one does not report', () => {
    const { speech, narrator } = start()
    narrator.speak('Остудите.')
    expect(speech.cancel).toHaveBeenCalledOnce()
    speech.speak.mock.calls[0]?.[0].onend?.()
    expect(narrator.isSpeaking).toBe(true)
  })

  it('stops on request', () => {
    const { speech, narrator } = start()
    narrator.stop()
    narrator.stop()
    expect(speech.cancel).toHaveBeenCalledOnce()
    expect(narrator.isSpeaking).toBe(false)
  })
})

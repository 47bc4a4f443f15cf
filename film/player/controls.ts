import { formatDuration } from '../duration'
import { type Story } from '../story'
import { appendElement } from './dom'
import { icons } from './icons'
import { trusted } from './trusted-markup'

export type State = 'poster' | 'playing' | 'paused' | 'ended'
type Icon = keyof typeof icons

type Actions = {
  togglePlay: () => void
  step: (by: 1 | -1) => void
  seek: (time: number) => void
  onSeekEnd: () => void
  toggleVoice: () => void
}

const playButtonByState: Record<State, [icon: Icon, label: string]> = {
  poster: ['play', 'Смотреть'],
  playing: ['pause', 'Пауза'],
  paused: ['play', 'Смотреть'],
  ended: ['again', 'Смотреть сначала'],
}

/** Adds the controls to the bar, in tab order, and returns what updates them. */
export function createControls(bar: HTMLElement, { scenes, duration }: Story, actions: Actions) {
  appendButton(bar, 'back', 'Предыдущий шаг', () => actions.step(-1))
  const play = appendButton(bar, 'play', 'Пауза', actions.togglePlay)
  appendButton(bar, 'forward', 'Следующий шаг', () => actions.step(1))
  const track = appendElement(bar, 'div', 'track')
  const slider = appendElement(track, 'input')
  const time = appendElement(bar, 'span', 'time')
  const voice = appendButton(bar, 'silent', 'Озвучка', actions.toggleVoice)
  const fullScreen = appendButton(bar, 'wide', 'На весь экран', toggleFullScreen)

  slider.type = 'range'
  slider.max = `${duration}`
  slider.step = '100'
  slider.setAttribute('aria-label', 'Шаги рецепта')
  slider.addEventListener('input', () => actions.seek(Number(slider.value)))
  slider.addEventListener('change', actions.onSeekEnd)
  for (const { start } of scenes.slice(1)) {
    appendElement(track, 'i').style.left = `${(100 * start) / duration}%`
  }
  time.setAttribute('aria-hidden', 'true')
  voice.hidden = true
  voice.setAttribute('aria-pressed', 'false')
  fullScreen.hidden = !document.fullscreenEnabled
  document.addEventListener('fullscreenchange', () => {
    if (document.fullscreenElement) setIcon(fullScreen, 'narrow', 'Выйти из полноэкранного режима')
    else setIcon(fullScreen, 'wide', 'На весь экран')
  })

  return {
    slider,
    focusPlay() {
      play.focus({ preventScroll: true })
    },
    showState(state: State) {
      bar.hidden = state === 'poster'
      setIcon(play, ...playButtonByState[state])
    },
    showTime(now: number, label: string) {
      slider.value = `${now}`
      slider.setAttribute('aria-valuetext', label)
      track.style.setProperty('--played', `${(100 * now) / duration}%`)
      time.textContent = `${formatDuration(now)} / ${formatDuration(duration)}`
    },
    offerVoice() {
      voice.hidden = false
    },
    showVoice(isOn: boolean) {
      voice.setAttribute('aria-pressed', `${isOn}`)
      setIcon(voice, isOn ? 'voice' : 'silent', 'Озвучка')
    },
  }
}

export function toggleFullScreen() {
  if (!document.fullscreenEnabled) return
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
}

/** The class of a button is the name of its first icon. */
function appendButton(bar: HTMLElement, icon: Icon, label: string, onClick: () => void) {
  const button = appendElement(bar, 'button', icon)
  button.type = 'button'
  setIcon(button, icon, label)
  button.addEventListener('click', onClick)
  return button
}

function setIcon(button: HTMLButtonElement, icon: Icon, label: string) {
  button.innerHTML = trusted(`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[icon]}"/></svg>`)
  button.setAttribute('aria-label', label)
  button.title = label
}

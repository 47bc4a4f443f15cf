import { type Scene, type Story } from '../story'
import { icons } from './art'
import { Clock } from './clock'
import { drawn } from './drawn'
import { Motion, place, soft, springy } from './motion'
import { Narrator } from './narrator'
import { mountShelf, mountStep, type Stage } from './stage'

type State = 'poster' | 'playing' | 'paused' | 'ended'

/** A scene is shown so much after its start when stepping, when everything has come in. */
const ENTERED = 700
/** How long before a scene's end it is complete: its one picture for those who asked for less motion. */
const REST = { title: 420, shelf: 320, step: 1_000, finale: 0 }
const IDLE_MS = 2_500

/** Brings the page to life. Nothing moves before the visitor asks for it. */
export function startPlayer(story: Story, address: (path: string) => string) {
  const film = find('.film')
  const start = find<HTMLButtonElement>('.start')
  const bar = find('.controls')
  const captions = find('.captions')
  const count = find('.count')
  const motion = new Motion()
  const stage: Stage = { element: find('.stage'), motion, story, address }
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const steps = story.scenes.filter(({ kind }) => kind === 'step').length
  film.style.setProperty('--food', story.color)

  let state: State = 'poster'
  let shown = -1
  let activeLine = -1
  const sceneAt = (time: number) =>
    Math.max(
      0,
      story.scenes.findLastIndex((scene) => scene.start <= time),
    )
  const current = (): Scene | undefined => story.scenes[sceneAt(clock.time)]

  const clock: Clock = new Clock(story.duration, tick, () => {
    const scene = current()
    return scene && narrator.isSpeaking ? scene.start + scene.duration - 1 : story.duration
  })
  const narrator: Narrator = new Narrator(() => (voice.hidden = false))

  // The controls, in the order of the keyboard.
  control('back', 'Предыдущий шаг', () => go(-1))
  const play = control('play', 'Пауза', toggle)
  control('forward', 'Следующий шаг', () => go(1))
  const track = make('div', 'track', bar)
  const slider = make('input', '', track)
  const clockText = make('span', 'time', bar)
  const voice = control('silent', 'Озвучка', switchVoice)
  const wide = control('wide', 'На весь экран', toggleFullScreen)
  slider.type = 'range'
  slider.max = `${story.duration}`
  slider.step = '100'
  slider.setAttribute('aria-label', 'Шаги рецепта')
  for (const { start: at } of story.scenes.slice(1)) {
    make('i', '', track).style.left = `${(100 * at) / story.duration}%`
  }
  clockText.setAttribute('aria-hidden', 'true')
  voice.hidden = !narrator.hasVoice
  voice.setAttribute('aria-pressed', 'false')
  wide.hidden = !document.fullscreenEnabled
  start.hidden = false
  if (window.top === window) find('.home').hidden = false

  start.addEventListener('click', begin)
  slider.addEventListener('input', () => {
    if (state === 'ended') setState('paused')
    narrator.hush()
    clock.seek(Number(slider.value))
  })
  slider.addEventListener('change', narrate)
  film.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button, a, .controls')) return
    if (state === 'poster') begin()
    else toggle()
  })
  addEventListener('keydown', onKey)
  document.addEventListener('visibilitychange', () => document.hidden && state === 'playing' && pause())
  document.addEventListener('fullscreenchange', () => {
    const isWide = document.fullscreenElement !== null
    setIcon(wide, isWide ? 'narrow' : 'wide', isWide ? 'Выйти из полноэкранного режима' : 'На весь экран')
  })
  still.addEventListener('change', () => state !== 'poster' && remount())
  new ResizeObserver(fit).observe(captions)
  hideWhenIdle()

  function begin() {
    if (state !== 'poster') return
    preload(story, address)
    resume()
    play.focus({ preventScroll: true })
  }

  function resume() {
    if (state === 'ended') clock.seek(0)
    setState('playing')
    clock.run()
    tick()
    narrate()
  }

  function pause() {
    clock.stop()
    narrator.hush()
    setState('paused')
  }

  function toggle() {
    if (state === 'playing') pause()
    else resume()
  }

  /** To the step before or after; back to the start of this one first where it has been going on for a while. */
  function go(by: 1 | -1) {
    const index = sceneAt(clock.time)
    const into = clock.time - (story.scenes[index]?.start ?? 0)
    goTo(by < 0 && into > ENTERED + 1_300 ? index : index + by)
  }

  function goTo(index: number) {
    const scene = story.scenes[Math.min(story.scenes.length - 1, Math.max(0, index))]
    if (!scene) return
    if (state !== 'playing') setState('paused')
    narrator.hush()
    clock.seek(scene.start + (state === 'playing' ? 0 : enteredAt(scene)))
    narrate()
  }

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { target } = event
    const onSlider = target === slider
    if (event.key === ' ' && (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement))
      return
    const actions: Record<string, () => void> = {
      ' ': () => (state === 'poster' ? begin() : toggle()),
      ArrowRight: () => go(1),
      ArrowLeft: () => go(-1),
      Home: () => goTo(0),
      End: () => goTo(story.scenes.length - 1),
      f: toggleFullScreen,
      а: toggleFullScreen,
      ...(onSlider && {
        ArrowUp: () => go(1),
        ArrowDown: () => go(-1),
        PageUp: () => go(1),
        PageDown: () => go(-1),
      }),
    }
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  function tick() {
    const index = sceneAt(clock.time)
    const scene = story.scenes[index]
    if (!scene) return
    if (index !== shown) {
      shown = index
      mount(scene, index)
      if (state === 'playing') narrate()
    }
    const time = clock.time - scene.start
    motion.seek(still.matches ? restOf(scene) : time)
    showLine(scene, time)
    slider.value = `${clock.time}`
    slider.setAttribute('aria-valuetext', nameOf(scene))
    track.style.setProperty('--played', `${(100 * clock.time) / story.duration}%`)
    clockText.textContent = `${clockOf(clock.time)} / ${clockOf(story.duration)}`
    if (state === 'playing' && clock.time >= story.duration) {
      clock.stop()
      setState('ended')
    }
  }

  function remount() {
    shown = -1
    tick()
  }

  function mount(scene: Scene, index: number) {
    motion.clear()
    stage.element.replaceChildren()
    film.dataset.scene = scene.kind
    // What is announced is what the visitor steps to; in playing, the film goes its own pace.
    captions.setAttribute('aria-live', state === 'playing' ? 'off' : 'polite')
    find('.wish').hidden = scene.kind !== 'finale'
    activeLine = -1
    const hasCard = scene.kind === 'step' || scene.kind === 'shelf'
    captions.replaceChildren(
      ...(hasCard ? scene.lines : []).map(({ text, amount }) => {
        const line = document.createElement('span')
        line.append(text, ' ')
        if (amount) make('b', '', line).textContent = amount
        return line
      }),
    )
    count.textContent = hasCard ? nameOf(scene) : ''
    if (scene.kind === 'shelf') mountShelf(stage, scene)
    if (scene.kind === 'step') mountStep(stage, scene, story.scenes[index - 1], story.scenes[index + 1])
    if (scene.kind === 'title') showTitle(scene.duration)
    if (scene.kind === 'finale') showFinale()
    if (hasCard) {
      const card = find('.card')
      const isFirst = story.scenes[index - 1]?.kind === 'title'
      motion.add(
        isFirst ? card : captions,
        { opacity: [0, 1], transform: ['translateX(1em)', 'none'] },
        { for: 400, easing: soft },
      )
      if (story.scenes[index + 1]?.kind === 'finale')
        motion.add(card, { opacity: 0 }, { at: scene.duration - 300, for: 280, fill: 'forwards' })
    }
    fit()
  }

  function showTitle(duration: number) {
    const dish = find('.dish')
    motion.add(
      dish,
      { clipPath: ['circle(0% at 50% 50%)', 'circle(90% at 50% 50%)'] },
      { for: 900, easing: soft },
    )
    motion.add(find('.dish img'), { transform: ['scale(1.18)', 'scale(1)'] }, { for: duration, easing: soft })
    film.querySelectorAll('.words > :not([hidden])').forEach((words, index) => {
      motion.add(
        words,
        { opacity: [0, 1], transform: ['translateY(1.6em)', 'none'] },
        { at: 250 + index * 180, for: 600, easing: soft },
      )
    })
    motion.add(
      find('.words'),
      { opacity: 0, transform: 'translateX(-1.5em)' },
      { at: duration - 380, for: 360, fill: 'forwards', easing: 'ease-in' },
    )
    motion.add(
      dish,
      { opacity: 0, transform: 'scale(.8)' },
      { at: duration - 380, for: 360, fill: 'forwards', easing: 'ease-in' },
    )
  }

  function showFinale() {
    const dish = find('.dish')
    motion.add(
      dish,
      { clipPath: ['circle(0% at 50% 62%)', 'circle(90% at 50% 50%)'] },
      { at: 100, for: 1_000, easing: soft },
    )
    motion.add(
      find('.dish img'),
      { transform: ['scale(1.25)', 'scale(1.04)', 'scale(1)'] },
      { for: 4_000, easing: soft },
    )
    film.querySelectorAll('.words > :not([hidden], .wish)').forEach((words, index) => {
      motion.add(words, { opacity: [0, 1] }, { at: 1_300 + index * 120, for: 500 })
    })
    motion.add(
      find('.wish'),
      [
        { opacity: 0, transform: place(0, 1.2, -3, 0.7) },
        { offset: 0.6, opacity: 1, transform: place(0, -0.1, 1.2, 1.05) },
        { opacity: 1, transform: place(0, 0) },
      ],
      { at: 650, for: 800, easing: springy },
    )
  }

  function showLine(scene: Scene, time: number) {
    const line = Math.max(
      0,
      scene.lines.findLastIndex(({ at }) => at <= time),
    )
    captions.classList.toggle('building', scene.kind === 'shelf' && !still.matches)
    const isSettled = scene.kind === 'shelf' && time < (scene.lines[0]?.at ?? 0)
    const next = isSettled ? -1 : line
    if (next === activeLine && captions.querySelector('.now')) return
    activeLine = next
    ;[...captions.children].forEach((child, index) => {
      child.classList.toggle('now', index === next)
      child.classList.toggle('past', index < next)
    })
    fit()
  }

  /** Captions shrink until they fit their card: a long step on a small frame. */
  function fit() {
    captions.style.removeProperty('font-size')
    if (captions.clientHeight === 0) return
    let size = parseFloat(getComputedStyle(captions).fontSize)
    const overflows = () =>
      captions.scrollHeight > captions.clientHeight + 1 || captions.scrollWidth > captions.clientWidth + 1
    while (overflows() && size > 10) {
      size -= 0.5
      captions.style.fontSize = `${size}px`
    }
  }

  function narrate() {
    const scene = current()
    if (!scene || state !== 'playing') return
    const from =
      scene.kind === 'step'
        ? Math.max(
            0,
            scene.lines.findLastIndex(({ at }) => at <= clock.time - scene.start),
          )
        : 0
    const text = scene.lines.slice(from).map((line) => line.text)
    narrator.say(scene.kind === 'shelf' ? `Понадобится: ${text.join(', ')}` : text.join(' '))
  }

  function switchVoice() {
    narrator.isOn = !narrator.isOn
    voice.setAttribute('aria-pressed', `${narrator.isOn}`)
    setIcon(voice, narrator.isOn ? 'voice' : 'silent', 'Озвучка')
    if (narrator.isOn) narrate()
    else narrator.hush()
  }

  function toggleFullScreen() {
    if (!document.fullscreenEnabled) return
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen())
  }

  function setState(next: State) {
    state = next
    film.dataset.state = next
    bar.hidden = next === 'poster'
    start.hidden = next !== 'poster'
    captions.setAttribute('aria-live', next === 'playing' ? 'off' : 'polite')
    const [icon, label] = ({ playing: ['pause', 'Пауза'], ended: ['again', 'Смотреть сначала'] } as const)[
      next as 'playing'
    ] ?? ['play', 'Смотреть']
    setIcon(play, icon, label)
    if (next !== 'playing') clock.stop()
  }

  function restOf(scene: Scene) {
    return scene.duration - REST[scene.kind]
  }

  function enteredAt(scene: Scene) {
    return scene.kind === 'title' || scene.kind === 'finale' ? scene.duration / 2 : ENTERED
  }

  function nameOf(scene: Scene) {
    if (scene.kind === 'title') return story.title
    if (scene.kind === 'shelf') return 'Понадобится'
    if (scene.kind === 'finale') return scene.lines[0]?.text ?? ''
    const minutes = scene.dial ? ` · ${scene.dial.join('\u00a0')}` : ''
    return `Шаг ${scene.number} из ${steps}${minutes}`
  }

  function hideWhenIdle() {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      film.classList.remove('idle')
      clearTimeout(timer)
      timer = setTimeout(() => film.classList.add('idle'), IDLE_MS)
    }
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(event, wake, { passive: true })
    wake()
  }

  function control(icon: keyof typeof icons, label: string, act: () => void) {
    const button = make('button', icon, bar)
    button.type = 'button'
    setIcon(button, icon, label)
    button.addEventListener('click', act)
    return button
  }
}

function setIcon(button: HTMLButtonElement, icon: keyof typeof icons, label: string) {
  button.innerHTML = drawn(`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[icon]}"/></svg>`)
  button.setAttribute('aria-label', label)
  button.title = label
}

function preload({ ingredients }: Story, address: (path: string) => string) {
  for (const { image } of ingredients) new Image().src = address(image)
}

function clockOf(milliseconds: number) {
  const seconds = Math.round(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`The page has no ${selector}`)
  return element
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  parent: Element,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  if (name) element.className = name
  parent.append(element)
  return element
}

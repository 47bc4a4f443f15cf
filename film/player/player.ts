import { type Scene, type Story } from '../story'
import { createCaptionView } from './caption-view'
import { Clock } from './clock'
import { createControls, toggleFullScreen, type State } from './controls'
import { find } from './dom'
import { trackIdle } from './track-idle'
import { listenForKeys } from './keyboard'
import { Motion } from './motion'
import { Narrator } from './narrator'
import { createSceneView } from './scene-view'
import { type ResolveUrl, type Stage } from './stage/stage'
import { completeTime, enteredTime, narrationFrom, sceneIndexAt, sceneLabel, steppedIndex } from './timeline'

/** Adds the player to the page. Nothing moves until the visitor starts the film. */
export function startPlayer(story: Story, resolveUrl: ResolveUrl) {
  const { scenes, duration } = story
  const film = find('.film')
  const startButton = find<HTMLButtonElement>('.start')
  const motion = new Motion()
  const stage: Stage = { element: find('.stage'), motion, story, resolveUrl }
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const captions = createCaptionView(find('.captions'), reducedMotion)
  const showScene = createSceneView(film, stage, captions)
  const controls = createControls(find('.controls'), story, {
    togglePlay,
    step,
    seek,
    onSeekEnd: narrate,
    toggleVoice,
  })
  // Created after the controls, because it may find a voice at once.
  const narrator = new Narrator(controls.offerVoice)
  const clock = new Clock(duration, onTick, () => {
    const scene = currentScene()
    return scene && narrator.isSpeaking ? scene.start + scene.duration - 1 : duration
  })
  let state: State = 'poster'
  let shownIndex = -1

  film.style.setProperty('--food', story.color)
  startButton.hidden = false
  if (window.top === window) find('.home').hidden = false

  startButton.addEventListener('click', start)
  film.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button, a, .controls')) return
    startOrToggle()
  })
  listenForKeys(controls.slider, {
    togglePlay: startOrToggle,
    step,
    goToStart: () => goTo(0),
    goToEnd: () => goTo(scenes.length - 1),
    toggleFullScreen,
  })
  document.addEventListener('visibilitychange', () => document.hidden && state === 'playing' && pause())
  reducedMotion.addEventListener('change', () => {
    if (state === 'poster') return
    shownIndex = -1
    onTick()
  })
  trackIdle(film)

  function currentScene(): Scene | undefined {
    return scenes[sceneIndexAt(scenes, clock.time)]
  }

  function start() {
    if (state !== 'poster') return
    for (const { image } of story.ingredients) new Image().src = resolveUrl(image)
    play()
    controls.focusPlay()
  }

  function play() {
    if (state === 'ended') clock.seek(0)
    setState('playing')
    clock.run()
    onTick()
    narrate()
  }

  function pause() {
    clock.stop()
    narrator.stop()
    setState('paused')
  }

  function togglePlay() {
    if (state === 'playing') pause()
    else play()
  }

  function startOrToggle() {
    if (state === 'poster') start()
    else togglePlay()
  }

  function seek(time: number) {
    if (state === 'ended') setState('paused')
    narrator.stop()
    clock.seek(time)
  }

  function step(by: 1 | -1) {
    goTo(steppedIndex(scenes, clock.time, by))
  }

  function goTo(index: number) {
    const scene = scenes[Math.min(scenes.length - 1, Math.max(0, index))]
    if (!scene) return
    if (state !== 'playing') setState('paused')
    narrator.stop()
    clock.seek(scene.start + (state === 'playing' ? 0 : enteredTime(scene)))
    narrate()
  }

  function onTick() {
    const index = sceneIndexAt(scenes, clock.time)
    const scene = scenes[index]
    if (!scene) return
    if (index !== shownIndex) {
      shownIndex = index
      announceCaptions()
      showScene(scene, scenes[index - 1], scenes[index + 1])
      if (state === 'playing') narrate()
    }
    const time = clock.time - scene.start
    motion.seek(reducedMotion.matches ? completeTime(scene) : time)
    captions.highlight(scene, time)
    controls.showTime(clock.time, sceneLabel(scene, story))
    if (state === 'playing' && clock.time >= duration) {
      clock.stop()
      setState('ended')
    }
  }

  function setState(next: State) {
    state = next
    film.dataset.state = next
    startButton.hidden = next !== 'poster'
    announceCaptions()
    controls.showState(next)
    if (next !== 'playing') clock.stop()
  }

  /** Screen readers announce the scenes that the visitor steps to, not those of a playing film. */
  function announceCaptions() {
    captions.element.setAttribute('aria-live', state === 'playing' ? 'off' : 'polite')
  }

  function narrate() {
    const scene = currentScene()
    if (scene && state === 'playing') narrator.speak(narrationFrom(scene, clock.time - scene.start))
  }

  function toggleVoice() {
    narrator.isEnabled = !narrator.isEnabled
    controls.showVoice(narrator.isEnabled)
    if (narrator.isEnabled) narrate()
    else narrator.stop()
  }
}

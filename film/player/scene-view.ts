import { type Scene } from '../story'
import { type createCaptionView } from './caption-view'
import { animateFinale, animateTitle } from './cover'
import { find } from './dom'
import { easeOut } from './motion'
import { mountShelf } from './stage/shelf-scene'
import { type Stage } from './stage/stage'
import { mountStep } from './stage/step-scene'
import { sceneLabel } from './timeline'

/** Returns a function that replaces what the page shows by a scene and prepares its animations. */
export function createSceneView(
  film: HTMLElement,
  stage: Stage,
  captions: ReturnType<typeof createCaptionView>,
) {
  const { motion, story } = stage
  const card = find('.card')
  const label = find('.count')
  const wish = find('.wish')

  return (scene: Scene, previous: Scene | undefined, next: Scene | undefined) => {
    const hasCard = scene.kind === 'step' || scene.kind === 'shelf'
    motion.clear()
    stage.element.replaceChildren()
    film.dataset.scene = scene.kind
    wish.hidden = scene.kind !== 'finale'
    captions.show(hasCard ? scene.lines : [])
    label.textContent = hasCard ? sceneLabel(scene, story) : ''

    if (scene.kind === 'shelf') mountShelf(stage, scene)
    if (scene.kind === 'step') mountStep(stage, scene, { previous, next })
    if (scene.kind === 'title') animateTitle(motion, scene.duration)
    if (scene.kind === 'finale') animateFinale(motion)
    if (hasCard) {
      // The card stays from its first scene to the last; between them, only the text comes in.
      const entering = previous?.kind === 'title' ? card : captions.element
      motion.enter(entering, 'translateX(1em)', { duration: 400, easing: easeOut })
      if (next?.kind === 'finale') motion.leave([card], scene.duration)
    }
    captions.fit()
  }
}

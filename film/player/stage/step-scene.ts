import { type Scene, type StepScene } from '../../story'
import { appendElement, appendLayer } from '../dom'
import { easeOut, overshoot } from '../motion'
import { animateAppliance, animateBubbles, animateFire, animateLid, animateSteam } from './cooking-effects'
import { animateTool } from './cooking-tools'
import { appliance, burner, flames, food, shelf } from './kitchen-drawings'
import { mountTimer } from './kitchen-timer'
import { sceneWithSameVessel, vesselIn } from './stage-layout'
import { type Stage } from './stage'
import { addIngredientsInside, addNewIngredients, FIRST_INGREDIENT_MS } from './scene-ingredients'

/** Builds the scene of one step: the vessel, the ingredients that go into it and what the cook does with them. */
export function mountStep(
  stage: Stage,
  scene: StepScene,
  neighbours: { previous: Scene | undefined; next: Scene | undefined },
) {
  const { element, motion, story } = stage
  const { staging, uses, duration } = scene
  const vessel = vesselIn(scene)
  const hasAppliance = staging.place === 'oven' || staging.place === 'cold'
  const previous = sceneWithSameVessel(scene, neighbours.previous)
  const next = sceneWithSameVessel(scene, neighbours.next)

  // In painting order, from the back to the front.
  const shelfLayer = uses.length > 0 && appendLayer(element, shelf)
  const shadow = appendElement(element, 'i', 'shadow')
  shadow.style.top = `${vessel.foot - 3}em`
  const applianceBack = hasAppliance && appendLayer(element, appliance.back)
  const hob = staging.flame && appendLayer(element, burner(vessel.foot))
  const back = appendLayer(element, vessel.back)
  const wasFilledWith = vessel.isHollow ? previous?.filling : undefined
  const changesColor = wasFilledWith !== undefined && wasFilledWith !== scene.filling
  if (changesColor) appendFilling(wasFilledWith)
  const filling = vessel.isHollow && scene.filling && appendFilling(scene.filling)
  const contents = appendElement(element, 'div', 'room')
  const front = appendLayer(element, vessel.front)
  const fire = staging.flame && appendLayer(element, flames(vessel.foot))
  const applianceFront = hasAppliance && appendLayer(element, appliance.front)
  const air = appendLayer(element)

  const vesselParts = [shadow, back, front]
  if (!previous) {
    for (const part of vesselParts) {
      motion.enter(part, 'translateY(14em) scale(.9)', { duration: 520, easing: overshoot })
    }
  }
  if (!next) motion.leave(vesselParts, duration)

  const target = {
    contents,
    vessel,
    walls: [back, front],
    isKept: (ingredient: number) => next?.inside.includes(ingredient) ?? false,
  }
  addIngredientsInside(stage, scene, target, { fadeIn: !previous })
  const { pieces, settledAt } = addNewIngredients(stage, scene, target)
  if (shelfLayer) {
    motion.enter(shelfLayer, 'translateY(-6em)', { duration: 350, easing: easeOut })
    motion.leave([shelfLayer], duration)
  }
  if (filling) {
    const isPoured = uses.some((index) => story.ingredients[index]?.pour)
    if (changesColor) {
      motion.add(filling, { opacity: [0, 1] }, { at: FIRST_INGREDIENT_MS + 700, duration: 1_200 })
    } else if (wasFilledWith === undefined) {
      motion.enter(filling, `translateY(${vessel.rim.ry * 0.5}em) scale(.8)`, {
        at: FIRST_INGREDIENT_MS + (isPoured ? 800 : 700),
        duration: 1_200,
        easing: easeOut,
      })
    }
    if (!next) motion.leave([filling], duration)
  }

  // The cook stirs or cuts before the lid closes.
  const workUntil = staging.lid ? settledAt + (duration - settledAt) * 0.45 : duration - 350
  if (staging.tool) {
    animateTool(motion, staging.tool, { contents, vessel, pieces, from: settledAt, until: workUntil })
  }
  if (staging.lid) {
    const lid = animateLid(stage, vessel.rim, Math.max(settledAt + 300, workUntil))
    if (!next?.staging.lid) motion.leave([lid], duration)
  }
  if (fire) {
    for (const part of hob ? [hob, fire] : [fire]) {
      if (!previous?.staging.flame) motion.add(part, { opacity: [0, 1] }, { at: 200, duration: 400 })
      if (!next?.staging.flame) motion.leave([part], duration)
    }
    animateFire(motion, fire)
  }
  const addsNothing = uses.length === 0
  const hotAt = addsNothing ? 500 : settledAt
  if (staging.steam) animateSteam(motion, air, vessel.rim.y, { at: hotAt, isInOven: hasAppliance })
  if (staging.bubbles) animateBubbles(motion, air, vessel.rim, hotAt)
  if (applianceBack && applianceFront) {
    const at = addsNothing ? 250 : settledAt
    animateAppliance(motion, [applianceBack, applianceFront], air, {
      at,
      isCold: staging.place === 'cold',
      duration,
    })
  }
  motion.leave([air], duration)
  if (scene.dial) mountTimer(stage, scene.dial, duration)

  function appendFilling(color: string) {
    const layer = appendLayer(element, food(vessel))
    layer.style.setProperty('--food', color)
    return layer
  }
}

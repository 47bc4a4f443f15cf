import { describe, expect, it } from 'vitest'

import { films, isFood, isHeated, steps, stepsOf } from './filmed-steps'
import type { Place } from './staging'

/*
 * Walks through all steps of all recipes and holds what is seen against the text, by rules that share nothing with the
 * films'.
 */

/** Where a step says that it takes place. */
const saidPlaces: [pattern: RegExp, place: Place][] = [
  [/(?:на|в) (?:\p{L}+ ){0,3}сковород[еу](?!\p{L})/iu, 'pan'],
  [/в (?:\p{L}+ ){0,3}(?:кастрюл[еи]|сотейнике|ковше|казане)(?!\p{L})/iu, 'pot'],
  [/в (?:\p{L}+ ){0,3}(?:миск[еу]|салатнике?)(?!\p{L})/iu, 'bowl'],
  [/(?:в|из) (?:\p{L}+ )?духовк[уеи](?!\p{L})/iu, 'oven'],
  [/в (?:холодильник|морозил)/iu, 'cold'],
  [/по (?:\p{L}+ )?(?:стаканам|бокалам|чашкам)/iu, 'glass'],
]

/** «Положите масло в морозилку.» */
const onlyChills = /^\p{L}+ [^.,]*(?:холодильник|морозил)\p{L}*\.$/iu
const dishesUp = /по (?:\p{L}+ )?тарелкам|по мискам|в каждую тарелку/iu
const cooks =
  /(?<!\p{L})(?:об)?жар(?:ь|ив)|тушите|(?<!\p{L})(?:от|с)?варите|запек|(?<!\p{L})(?:ис)?пеките|томите/iu
const onlyHeats = /^[^.]*(?:разогре|нагре|раскал|вскипят|поставьте воду|разожгите|бан(?:ки|ок))/iu
/** Nothing that is in the pot already, and nothing that ends in it. */
const mixesApart =
  /^(?:разведите|размешайте|смешайте|взбейте|взболтайте|разотрите|разомните)(?!.*(?:кастрюл|отваре|в суп|сковород))/iu
const isCooled =
  /огня|снимите(?:[,.]| и )|остудите|настаивайте|укутайте|шумовкой|слейте|откиньте|процедите|(?:накройте|оставьте)[^.]* \d/iu

describe('the steps of all films', () => {
  it('show what the recipe uses, in the vessel that the text names', () => {
    const counts = { steps: 0, saidPlaces: 0, shown: 0, cuts: 0, cooked: 0 }
    for (const { recipe, story } of films) {
      for (const [index, { scene, text, shown, where }] of stepsOf({ recipe, story }).entries()) {
        const { place, vessel = place } = scene.staging
        const said = saidPlaces.filter(([pattern]) => pattern.test(text)).map(([, each]) => each)
        // What goes into the cold at last is made before.
        const isMade = said.includes('cold') && scene.uses.length > 0 && !onlyChills.test(text)
        if (isMade) expect(place, where).not.toBe('cold')
        else if (said.length > 0) expect(said.includes(place) || said.includes(vessel), where).toBe(true)
        if (dishesUp.test(text) && !isHeated(text)) expect(['plate', 'bowl'], where).toContain(place)
        expect(shown, where).toEqual(expect.arrayContaining(recipe.steps[index]?.uses ?? []))
        counts.steps++
        counts.saidPlaces += said.length > 0 ? 1 : 0
        counts.shown += shown.length
        counts.cuts += scene.cuts.length
        counts.cooked += scene.cooked.length
      }
    }
    console.log(`Films: ${films.length}, ${JSON.stringify(counts)}`)
    // A change of the texts or of the rules that loses what films show is seen here.
    expect(counts.steps).toBeGreaterThanOrEqual(1_065)
    expect(counts.saidPlaces).toBeGreaterThanOrEqual(165)
    expect(counts.shown).toBeGreaterThanOrEqual(6_050)
    expect(counts.cuts).toBeGreaterThanOrEqual(615)
    expect(counts.cooked).toBeGreaterThanOrEqual(2_550)
  })

  it('cook something to eat, and show nothing empty but what is only heated', () => {
    const empty = steps.filter(({ shown, text, title }) =>
      cooks.test(text) && !/сироп/iu.test(text)
        ? !shown.some((each) => isFood(title(each)))
        : shown.length === 0 && !onlyHeats.test(text),
    )
    expect(empty.map(({ where }) => where)).toEqual([])
  })

  it('take place on the stove or in the oven if they heat anything, and apart from it if they only mix', () => {
    const elsewhere = steps.filter(({ scene, text }) => {
      const sentences = text
        .split(/(?<=\.) /)
        .filter((each) => !/духовк|бане|вылейте|поставьте кипятить/iu.test(each))
      return sentences.some(isHeated) && !['pan', 'pot', 'oven'].includes(scene.staging.place)
    })
    expect(elsewhere.map(({ where }) => where)).toEqual([])
    const heated = steps.filter(
      ({ scene, text }) => mixesApart.test(text) && !isHeated(text) && scene.staging.flame,
    )
    expect(heated.map(({ where }) => where)).toEqual([])
  })

  it('light a flame where the stove heats a vessel, and nowhere else', () => {
    const counts = { heating: 0, left: 0 }
    for (const film of films) {
      const onHeat = new Set<Place>()
      for (const { scene, text, where } of stepsOf(film)) {
        const { place, flame = false } = scene.staging
        const clauses = text.replace(/(?:^|\.)[^.]*духовк[^.]*/giu, '').split(/(?<=[.,;]) | и /u)
        const heats = clauses.some(isHeated)
        if (place === 'pan' || place === 'pot') {
          const isLeft = onHeat.has(place) && !isCooled.test(text)
          if (!isLeft) expect(flame, where).toBe(heats)
          if (flame) counts[heats ? 'heating' : 'left']++
        }
        const cooledLast = clauses.findLastIndex((clause) => isCooled.test(clause))
        if (flame && cooledLast <= clauses.findLastIndex(isHeated)) onHeat.add(place)
        else onHeat.delete(place)
      }
    }
    console.log(`Flames: ${JSON.stringify(counts)}`)
    expect(counts.heating).toBeGreaterThanOrEqual(405)
    expect(counts.left).toBeGreaterThanOrEqual(10)
  })

  it('bake all that was prepared before: nothing solid stays raw', () => {
    const raw = films.flatMap((film) => {
      const filmSteps = stepsOf(film)
      const lastBaking = filmSteps.findLastIndex(({ scene }) => scene.staging.place === 'oven')
      const cooked = new Set(
        filmSteps.flatMap(({ scene, shown }) =>
          scene.staging.flame || scene.staging.place === 'oven' ? shown : [],
        ),
      )
      const prepared = new Set(filmSteps.slice(0, Math.max(0, lastBaking)).flatMap(({ scene }) => scene.uses))
      return [...prepared].flatMap((each) => {
        const { title = '', pour } = film.story.ingredients[each] ?? {}
        return !pour && isFood(title) && !cooked.has(each) ? [`${film.recipe.title}: ${title}`] : []
      })
    })
    expect(raw).toEqual([])
  })

  it('pour no liquid onto a board', () => {
    const spilt = steps.filter(
      ({ scene, unit }) =>
        scene.staging.place === 'board' && scene.uses.some((each) => /^м?л$/u.test(unit(each))),
    )
    expect(spilt.map(({ where }) => where)).toEqual([])
  })
})

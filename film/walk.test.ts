import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { filmPage } from './film-page'
import { filmRecipes } from './recipes'
import type { Place } from './staging'
import { createStory, type StepScene } from './story'

/*
 * Walks through all steps of all recipes and holds what is seen against the text, by rules that share nothing with the
 * films'.
 */

const films = filmRecipes().map((recipe) => ({ recipe, story: createStory(recipe) }))

/** The steps of a film with their texts and those of the steps before. */
function stepsOf({ recipe, story }: (typeof films)[number]) {
  const scenes = story.scenes.filter((scene): scene is StepScene => scene.kind === 'step')
  return scenes.map((scene, index) => ({
    scene,
    text: recipe.steps[index]?.text ?? '',
    previous: scenes[index - 1],
    previousText: recipe.steps[index - 1]?.text ?? '',
    shown: [...scene.inside, ...scene.uses],
    where: `${recipe.title}, step ${index + 1}: ${recipe.steps[index]?.text}`,
    title: (ingredient: number) => recipe.ingredients[ingredient]?.title ?? '',
    unit: (ingredient: number) => recipe.ingredients[ingredient]?.unit ?? '',
    hasPieces: (ingredient: number) => story.ingredients[ingredient]?.cut !== undefined,
  }))
}
const steps = films.flatMap(stepsOf)

/** Where a step says that it takes place. */
const saidPlaces: [pattern: RegExp, place: Place][] = [
  [/(?:на|в) (?:\p{L}+ ){0,3}сковород[еу](?!\p{L})/iu, 'pan'],
  [/в (?:\p{L}+ ){0,3}(?:кастрюл[еи]|сотейнике|ковше|казане)(?!\p{L})/iu, 'pot'],
  [/в (?:\p{L}+ ){0,3}(?:миск[еу]|салатнике?)(?!\p{L})/iu, 'bowl'],
  [/(?:в|из) (?:\p{L}+ )?духовк[уеи](?!\p{L})/iu, 'oven'],
  [/в (?:холодильник|морозил)/iu, 'cold'],
  [/по (?:\p{L}+ )?(?:стаканам|бокалам|чашкам)/iu, 'glass'],
]

const cooks =
  /(?<!\p{L})(?:об)?жар(?:ь|ив)|тушите|(?<!\p{L})(?:от|с)?варите|запек|(?<!\p{L})(?:ис)?пеките|томите/iu
/** What food is cooked in, and what only seasons it. */
const noFood = /^(?:Вода|Соль|Смалец|Лавровый|Сахар)|масло|перец (?:молот|горош)/iu
const seasoning = /тимьян|розмарин|паприк|хлопья чили|зира|кориандр|имбир|чеснок|лимон|сухари/iu
const isFood = (title: string) => !noFood.test(title) && !seasoning.test(title)
const onlyHeats = /^[^.]*(?:разогре|нагре|раскал|вскипят|поставьте воду|разожгите|бан(?:ки|ок))/iu
const heatVerb =
  /(?<!не )(?<!\p{L})(?:(?:об|по)?жар|(?:от|про|с|у|по)?вар|(?:по)?туш|(?:на|про|разо|со)?гре|(?:про|рас)кал|(?:вс|про)?кипят|томи|пас|пек|под(?:пал|румян|суш)|растоп|вы(?:пар|тап|топ))\p{L}*те(?!\p{L})(?! [^.]*тостер)/iu
const saidHeat = /на (?:\p{L}+ ){0,3}огне|огонь(?! не)|(?<!не доводя )до (?:\p{L}+ )?кипения/iu
const isHeated = (text: string) => heatVerb.test(text) || saidHeat.test(text)
const isCooled =
  /огня|снимите(?:[,.]| и )|остудите|настаивайте|укутайте|шумовкой|слейте|откиньте|процедите|(?:накройте|оставьте)[^.]* \d/iu
const takesOut =
  /выньте|вынимай|достаньте|перелож|пересып|вылож|сними|откин|слейте|процед|отлейте|уберите|сверху|разлож/iu
const otherVessel = /(?:с|от)варите|вскипятите|тем временем|сухой|чистой|отдельн|в сотейнике/iu
const cutNow = /(?:нарежьте|порежьте|натрите|порубите|нашинкуйте|разрежьте|покрошите) (\p{L}{4})/giu

describe('the steps of all films', () => {
  it('show what the recipe uses, in the vessel that the text names', () => {
    const counts = { steps: 0, saidPlaces: 0, shown: 0, cuts: 0, cooked: 0 }
    for (const { recipe, story } of films) {
      for (const [index, { scene, text, shown, where }] of stepsOf({ recipe, story }).entries()) {
        const said = saidPlaces.filter(([pattern]) => pattern.test(text)).map(([, place]) => place)
        if (said.length > 0) expect(said, where).toContain(scene.staging.place)
        expect(scene.uses, where).toEqual(recipe.steps[index]?.uses)
        counts.steps++
        counts.saidPlaces += said.length > 0 ? 1 : 0
        counts.shown += shown.length
        counts.cuts += scene.cuts.length
        counts.cooked += scene.cooked.length
      }
    }
    console.log(`Films: ${films.length}, ${JSON.stringify(counts)}`)
    // A change of the texts or of the rules that loses what films show is seen here.
    expect(counts.steps).toBeGreaterThanOrEqual(1_041)
    expect(counts.saidPlaces).toBeGreaterThanOrEqual(150)
    expect(counts.shown).toBeGreaterThanOrEqual(5_900)
    expect(counts.cuts).toBeGreaterThanOrEqual(520)
    expect(counts.cooked).toBeGreaterThanOrEqual(2_400)
  })

  it('cook something to eat, and show nothing empty but what is only heated', () => {
    const empty = steps.filter(({ shown, text, title }) =>
      cooks.test(text) && !/сироп/iu.test(text)
        ? !shown.some((each) => isFood(title(each)))
        : shown.length === 0 && !onlyHeats.test(text),
    )
    expect(empty.map(({ where }) => where)).toEqual([])
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
    expect(counts.heating).toBeGreaterThanOrEqual(390)
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

  it('keep in a vessel what is in it until the text takes it out', () => {
    const lost = steps.filter(
      ({ scene, previous, previousText, shown, text, title }) =>
        previous?.staging.place === scene.staging.place &&
        !takesOut.test(text) &&
        !takesOut.test(previousText) &&
        !otherVessel.test(text) &&
        [...previous.inside, ...previous.uses].some(
          (each) => !shown.includes(each) && !/масло|смалец|сало/iu.test(title(each)),
        ),
    )
    expect(lost.map(({ where }) => where)).toEqual([])
  })

  it('show in pieces what was cut, from the step that cuts it to the end', () => {
    for (const film of films) {
      const cut = new Set<number>()
      for (const { scene, text, shown, where, title, hasPieces } of stepsOf(film)) {
        const inPieces = [...scene.cuts, ...scene.inPieces]
        expect(shown.filter((each) => cut.has(each) && !inPieces.includes(each)).map(title), where).toEqual(
          [],
        )
        const named = [...text.matchAll(cutNow)].map(([, start = '']) => start.toLowerCase())
        for (const each of scene.uses) {
          if (!hasPieces(each) || !named.includes(title(each).toLowerCase().slice(0, 4))) continue
          expect(inPieces, `${where}: ${title(each)}`).toContain(each)
        }
        scene.cuts.forEach((each) => cut.add(each))
      }
    }
  })

  it('serve what was cooked: most of it is seen in the last step, if that is not about one part of it', () => {
    const poor = films.flatMap((film) => {
      const last = stepsOf(film).at(-1)
      if (!last || saidPlaces.some(([pattern]) => pattern.test(last.text))) return []
      const solid = film.recipe.ingredients.flatMap(({ title }, index) =>
        /масло|смалец|сало$|вода$/iu.test(title) ? [] : [index],
      )
      const seen = solid.filter((each) => last.shown.includes(each))
      return seen.length < solid.length * 0.6 ? [`${last.where} ${seen.length} of ${solid.length}`] : []
    })
    expect(poor).toEqual([])
  })

  it('pour no liquid onto a board', () => {
    const spilt = steps.filter(
      ({ scene, unit }) =>
        scene.staging.place === 'board' && scene.uses.some((each) => /^м?л$/u.test(unit(each))),
    )
    expect(spilt.map(({ where }) => where)).toEqual([])
  })

  it('open every pack', () => {
    const folder = join('pictures', 'render', 'products')
    const packs = new Set(
      readdirSync(folder).flatMap((name) =>
        Object.entries(
          JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<
            string,
            { whole: { body?: { kind: string } } }
          >,
        ).flatMap(([id, { whole }]) => (whole.body?.kind === 'pack' ? [`images/products/${id}.webp`] : [])),
      ),
    )
    const ingredients = films.flatMap(({ story }) => story.ingredients)
    expect(ingredients.filter(({ image }) => packs.has(image)).length).toBeGreaterThan(700)
    const closed = ingredients.filter(({ image, pour, content }) => packs.has(image) && !pour && !content)
    expect([...new Set(closed.map(({ title }) => title))]).toEqual([])
  })

  it('have titles in a size that the style has for their longest part', () => {
    const style = readFileSync('film/style/cover.css', 'utf8')
    const letters = films.map(({ recipe, story }) => {
      const html = filmPage(recipe.detail, story, { script: 's.js', style: 's.css' })
      return Number(/<h1 data-letters="(\d+)">/.exec(html)?.[1])
    })
    expect(letters).toContain(14)
    const tooLong = letters.filter((count) => !(count <= 10 || style.includes(`h1[data-letters='${count}']`)))
    expect(tooLong).toEqual([])
  })

  it('end with the dish and its own picture', () => {
    for (const { recipe, story } of films) {
      expect(story.scenes.at(-1)?.kind).toBe('finale')
      const html = filmPage(recipe.detail, story, { script: 's.js', style: 's.css' })
      expect(html).toContain(`<img src="../../images/${recipe.detail.id}.webp"`)
    }
  })
})

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

/** «Положите масло в морозилку.» */
const onlyChills = /^\p{L}+ [^.,]*(?:холодильник|морозил)\p{L}*\.$/iu
const dishesUp = /по (?:\p{L}+ )?тарелкам|по мискам|в каждую тарелку/iu
const cooks =
  /(?<!\p{L})(?:об)?жар(?:ь|ив)|тушите|(?<!\p{L})(?:от|с)?варите|запек|(?<!\p{L})(?:ис)?пеките|томите/iu
/** What food is cooked in, and what only seasons it. */
const noFood = /^(?:Вода|Соль|Смалец|Лавровый|Сахар)|масло|перец (?:молот|горош)/iu
const seasoning = /тимьян|розмарин|паприк|хлопья чили|зира|кориандр|имбир|чеснок|лимон|сухари/iu
const isFood = (title: string) => !noFood.test(title) && !seasoning.test(title)
const onlyHeats = /^[^.]*(?:разогре|нагре|раскал|вскипят|поставьте воду|разожгите|бан(?:ки|ок))/iu
const heatVerb =
  /(?<!не )(?<!\p{L})(?:(?:об|по)?жар|(?:от|про|с|у|по)?вар|(?:по)?туш|(?:на|про|разо|со)?гре|(?:про|рас)кал|(?:вс|про)?кипят|томи|пас|пек|под(?:пал|румян|суш)|растоп|вы(?:пар|тап|топ))\p{L}*те(?!\p{L})(?! [^.]*тостер)/iu
/** Nothing that is in the pot already, and nothing that ends in it. */
const mixesApart =
  /^(?:разведите|размешайте|смешайте|взбейте|взболтайте|разотрите|разомните)(?!.*(?:кастрюл|отваре|в суп|сковород))/iu
const saidHeat = /на (?:\p{L}+ ){0,3}огне|огонь(?! не)|(?<!не доводя )до (?:\p{L}+ )?кипения/iu
const isHeated = (text: string) => heatVerb.test(text) || saidHeat.test(text)
const isCooled =
  /огня|снимите(?:[,.]| и )|остудите|настаивайте|укутайте|шумовкой|слейте|откиньте|процедите|(?:накройте|оставьте)[^.]* \d/iu
const takesOut =
  /выньте|вынимай|достаньте|перелож|отложите на|плёнкой и остудите|пересып|вылож|сними|откин|слейте|процед|отлейте|уберите|сверху|разлож/iu
const mixesAnother =
  /(?:^|\. )(?:размешайте|взбейте|взбивайте|разомните|пробейте)|(?:, |и )смешайте (?:в миске|с)/iu
const otherVessel = /(?:с|от)варите|вскипятите|тем временем|сухой|чистой|отдельн|в сотейнике/iu
const keptPart = /остав|остал|втор|половин|треть/iu
const takenOut =
  /(?:выньте|удалите) (?:веточки |стебли )?(\p{L}{4})\p{L}*(?:(?: и|,) (?:\p{L}+ и )?(\p{L}{4}))?|(\p{L}{4})\p{L}* выньте/giu
const spice = /лавровый|корица|гвоздика|бадьян|имбирь|горошком/iu
const cutNow =
  /(?:нарежьте|порежьте|натрите(?! [^.]*солью)|порубите|нашинкуйте|разрежьте|покрошите|рубл[её]н\p{L}+|тёрт\p{L}+|разотрите(?= чеснок)|раздавленн\p{L}+|давлен\p{L}+|толчён\p{L}+) (\p{L}{4})/giu

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

  it('keep in a vessel what is in it until the text takes it out', () => {
    const lost = steps.filter(
      ({ scene, previous, previousText, shown, text, title }) =>
        previous?.staging.place === scene.staging.place &&
        !takesOut.test(text) &&
        !takesOut.test(previousText) &&
        !otherVessel.test(text) &&
        !(scene.staging.place === 'bowl' && mixesAnother.test(text)) &&
        [...previous.inside, ...previous.uses].some(
          (each) => !shown.includes(each) && !/масло|смалец|сало/iu.test(title(each)),
        ),
    )
    expect(lost.map(({ where }) => where)).toEqual([])
  })

  it('take from the shelf only what the text adds', () => {
    const again = films.flatMap((film) =>
      stepsOf(film).flatMap(({ scene, previous, text, where, title }) => {
        if (!previous || previous.staging.place !== scene.staging.place) return []
        const before = [...previous.inside, ...previous.uses]
        return scene.uses
          .filter(
            (each) => before.includes(each) && !/соль|перец/iu.test(title(each)) && !keptPart.test(text),
          )
          .filter((each) => {
            const starts = title(each)
              .toLowerCase()
              .split(' ')
              .map((word) => word.slice(0, 3))
            return !starts.some((start) => text.toLowerCase().includes(start))
          })
          .map((each) => `${where} ${title(each)}`)
      }),
    )
    expect(again).toEqual([])
  })

  it('show no more what they take out, and only the liquid of what they strain', () => {
    const counts = { out: 0, strained: 0 }
    for (const film of films) {
      const filmSteps = stepsOf(film)
      for (const [index, { text, shown, title }] of filmSteps.entries()) {
        const later = filmSteps.slice(index + 1)
        const isUsed = (each: number) =>
          film.recipe.steps.slice(index + 1).some(({ uses }) => uses.includes(each))
        const starts = [...text.matchAll(takenOut)].flatMap((groups) => groups.slice(1))
        const out = film.recipe.ingredients.flatMap((ingredient, each) =>
          starts.some((start) => start?.toLowerCase() === ingredient.title.toLowerCase().slice(0, 4)) &&
          !isUsed(each)
            ? [each]
            : [],
        )
        const isStrained = /процедите[^,]*$/iu.test(text)
        const gone = [
          ...out,
          ...(isStrained ? shown.filter((each) => spice.test(title(each)) && !isUsed(each)) : []),
        ]
        for (const { shown: shownLater, where } of later)
          expect(shownLater.filter((each) => gone.includes(each)).map(title), where).toEqual([])
        counts.out += out.length
        counts.strained += gone.length - out.length
      }
    }
    console.log(`Taken out: ${JSON.stringify(counts)}`)
    expect(counts.out).toBeGreaterThanOrEqual(10)
    expect(counts.strained).toBeGreaterThanOrEqual(3)
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

  it('serve all that was cooked, but for what was strained or taken out', () => {
    const lost = films.flatMap((film) => {
      const filmSteps = stepsOf(film)
      const { shown = [], where, title = String } = filmSteps.at(-1) ?? {}
      const isOut = (name: string) => {
        const start = name.toLowerCase().slice(0, 4)
        return filmSteps.some(
          ({ text }) =>
            /процедите|шумовк/iu.test(text) || (takesOut.test(text) && text.toLowerCase().includes(start)),
        )
      }
      return film.recipe.ingredients.flatMap(({ title: name }, each) => {
        const isSeen = shown.includes(each) || film.story.ingredients[each]?.pour !== undefined
        return isSeen || !isFood(name) || /сало$/iu.test(name) || isOut(name)
          ? []
          : [`${where} ${title(each)}`]
      })
    })
    expect(lost).toEqual([])
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

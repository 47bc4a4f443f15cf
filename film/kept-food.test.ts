import { describe, expect, it } from 'vitest'

import { films, isFood, steps, stepsOf } from './filmed-steps'

/* What is in a vessel, from step to step, held against the text by rules that share nothing with the films'. */

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
})

import { describe, expect, it } from 'vitest'
import { themes } from '../../tailwind.config'
import { readTokens } from './read-tokens'
import { writeTokens } from './write-tokens'

const { kitchen, garden, market } = themes
const known = { kitchen, garden, market }

type File = ReturnType<typeof writeTokens>
type Groups = Record<string, Record<string, Record<string, unknown>>>

/** The faults of the file of kitchen after a change. */
function faultsOf(change: (kitchen: { light: Groups } & Groups, file: File) => void) {
  const file = JSON.parse(JSON.stringify(writeTokens({ kitchen })))
  change(file.kitchen, file)
  return readTokens(file, known).faults
}

describe('A Design Tokens file', () => {
  it('may leave out whole themes, and have tokens of its own that themes refer to', () => {
    expect(
      faultsOf(({ light }, file) => {
        file.base = {
          $type: 'color',
          red: { $value: { colorSpace: 'srgb', components: [1, 0, 0] } },
        } as never
        Object.assign(light.tones?.page ?? {}, { $value: '{base.red}' })
      }),
    ).toEqual([])
  })

  it.each<[string, Parameters<typeof faultsOf>[0], string[]]>([
    ['lacks tokens', ({ light }) => delete light.tones?.page, ['kitchen.light.tones.page is missing.']],
    [
      'has aliases that circle, said once',
      ({ light }) => {
        Object.assign(light.tones?.page ?? {}, { $value: '{kitchen.light.tones.ink}' })
        Object.assign(light.tones?.ink ?? {}, { $value: '{kitchen.light.tones.page}' })
      },
      [
        'kitchen.light.tones.ink → kitchen.light.tones.page → kitchen.light.tones.ink is a circle of aliases.',
      ],
    ],
    [
      'has an alias of itself',
      ({ corners }) => Object.assign(corners?.card ?? {}, { $value: '{kitchen.corners.card}' }),
      ['kitchen.corners.card → kitchen.corners.card is a circle of aliases.'],
    ],
    [
      'has an alias of a group',
      ({ light }) => Object.assign(light.tones?.page ?? {}, { $value: '{kitchen.light.tones}' }),
      ['kitchen.light.tones.page: kitchen.light.tones is a group, not a token.'],
    ],
    [
      'has an alias of another kind of token',
      ({ light }) => Object.assign(light.tones?.page ?? {}, { $value: '{kitchen.corners.control}' }),
      ['kitchen.light.tones.page: {"value":1,"unit":"rem"} is no colour.'],
    ],
    [
      'has an alias of nothing',
      ({ light }) => Object.assign(light.tones?.page ?? {}, { $value: '{kitchen.paper}' }),
      ['kitchen.light.tones.page: kitchen.paper is an alias of nothing.'],
    ],
    [
      'has an unknown type',
      ({ light }) => Object.assign(light.tones?.page ?? {}, { $type: 'colour' }),
      ['kitchen.light.tones.page: "colour" is no type of the format.'],
    ],
    [
      'has a group of an unknown type, said once',
      ({ light }) => Object.assign(light.tones ?? {}, { $type: 'colour' }),
      ['kitchen.light.tones: "colour" is no type of the format.'],
    ],
    [
      'has the type of something else',
      ({ corners }) => Object.assign(corners?.card ?? {}, { $type: 'color' }),
      ['kitchen.corners.card: its type is "color", it has to be "dimension".'],
    ],
    [
      'has the notation of an older draft',
      ({ corners }) => Object.assign(corners?.card ?? {}, { $value: '16px' }),
      ['kitchen.corners.card: "16px" should be an object; older drafts had texts such as "16px" here.'],
    ],
    [
      'has another unit',
      ({ corners }) => Object.assign(corners?.card ?? {}, { $value: { value: 1, unit: 'em' } }),
      ['kitchen.corners.card: a dimension is written { "value": 1, "unit": "rem" }, in rem or px.'],
    ],
    [
      'has a token that no theme has',
      ({ corners }) => Object.assign(corners ?? {}, { cards: { $value: 1 } }),
      ['kitchen.corners.cards is no token of a theme.'],
    ],
    [
      'has an unknown theme',
      ({ light }, file) => Object.assign(file, { bakery: { light } }),
      ['bakery is no theme of tailwind.config.ts (kitchen, garden, market): add its object there first.'],
    ],
  ])('%s', (_, change, faults) => {
    expect(faultsOf(change)).toEqual(faults)
  })

  it.each([[{}], [[]], [null], ['text'], [{ kitchen: 1 }]])('has no theme: %o', (document) => {
    expect(readTokens(document, known).faults.at(-1)).toBe(
      'The file has none of the themes kitchen, garden, market.',
    )
  })
})

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
      'has an alias of another file',
      ({ light }) => Object.assign(light.tones?.page ?? {}, { $value: { $ref: 'base.json#/red' } }),
      ['kitchen.light.tones.page: "base.json#/red" is no place in this file such as "#/kitchen/corners".'],
    ],
    [
      'has aliases that lead to ever more aliases',
      ({ light }, file) => {
        const twice = (alias: string) => ({ $value: [alias, alias] })
        const aliases = Array.from({ length: 12 }, (_, index) => [`a${index + 1}`, twice(`{base.a${index}}`)])
        file.base = { a0: { $value: 1 }, ...Object.fromEntries(aliases) }
        Object.assign(light.depths?.card ?? {}, { $value: '{base.a12}' })
      },
      ['kitchen.light.depths.card: it leads through more than 1000 aliases.'],
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
      ['kitchen.light.tones.page: it is an alias of kitchen.paper, which does not exist.'],
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
    ...[
      ['srgb', [255, 0, 0], 'component 1 of srgb is a number from 0 to 1, not 255'],
      ['hsl', [361, 100, 50], 'component 1 of hsl is a number from 0 to 360, not 361'],
      ['hsl', [120, 100, 101], 'component 3 of hsl is a number from 0 to 100, not 101'],
      ['hwb', [120, -1, 0], 'component 2 of hwb is a number from 0 to 100, not -1'],
      ['lab', [101, 0, 0], 'component 1 of lab is a number from 0 to 100, not 101'],
      ['oklab', [95, 0, 0], 'component 1 of oklab is a number from 0 to 1, not 95'],
      ['lch', [50, -1, 0], 'component 2 of lch is 0 or more, not -1'],
      ['oklch', [95, 0.1, 40], 'component 1 of oklch is a number from 0 to 1, not 95'],
      ['oklch', [0.5, 0.1, -40], 'component 3 of oklch is a number from 0 to 360, not -40'],
      ['display-p3', [0, 1.1, 0], 'component 2 of display-p3 is a number from 0 to 1, not 1.1'],
      ['xyz-d65', [0, 0, 2], 'component 3 of xyz-d65 is a number from 0 to 1.09, not 2'],
    ].map(([colorSpace, components, fault]): [string, Parameters<typeof faultsOf>[0], string[]] => [
      `has a component out of range: ${String(colorSpace)} ${String(components)}`,
      ({ light }) => Object.assign(light.tones?.ink ?? {}, { $value: { colorSpace, components } }),
      [`kitchen.light.tones.ink: ${String(fault)}.`],
    ]),
    [
      'has an opacity out of range',
      ({ light }) => Object.assign(light.tones?.ink?.$value ?? {}, { alpha: 2 }),
      ['kitchen.light.tones.ink: alpha is a number from 0 to 1, not 2.'],
    ],
    [
      'has a translucent page',
      ({ light }) => Object.assign(light.tones?.page?.$value ?? {}, { alpha: 0.5 }),
      ['kitchen.light.tones.page: the page has to be opaque, because everything lies on it.'],
    ],
    [
      'has a hex that was changed alone',
      ({ light }) => Object.assign(light.tones?.accent?.$value ?? {}, { hex: '#c0311c' }),
      [
        'kitchen.light.tones.accent: its components are #c0311b, but its hex is #c0311c; change both or remove hex.',
      ],
    ],
    [
      'has a hex far from components of another space',
      ({ light }) =>
        Object.assign(light.tones?.accent ?? {}, {
          $value: { colorSpace: 'oklch', components: [0.534, 0.183, 31.7], hex: '#c0411b' },
        }),
      [
        'kitchen.light.tones.accent: its components are #c0311b, but its hex is #c0411b; change both or remove hex.',
      ],
    ],
    [
      'has another notation of hex',
      ({ light }) => Object.assign(light.tones?.accent?.$value ?? {}, { hex: 'c0311b' }),
      ['kitchen.light.tones.accent: hex is six digits such as "#2c1a1d".'],
    ],
    [
      'has a negative radius',
      ({ corners }) => Object.assign(corners?.card ?? {}, { $value: { value: -5, unit: 'rem' } }),
      ['kitchen.corners.card: a length is 0 or more, not -5.'],
    ],
    [
      'has a shadow with a negative blur',
      ({ light }) =>
        Object.assign((light.depths?.card?.$value as object[])[0] ?? {}, { blur: { value: -2, unit: 'px' } }),
      ['kitchen.light.depths.card: a length is 0 or more, not -2.'],
    ],
    [
      'has negative line heights',
      ({ sizes }) => {
        Object.assign(sizes?.title?.line ?? {}, { $value: -1 })
        Object.assign(sizes?.body?.line ?? {}, { $value: { value: -1, unit: 'rem' } })
      },
      [
        'kitchen.sizes.body.line: a length is 0 or more, not -1.',
        'kitchen.sizes.title.line: a line height is 0 or more, not -1.',
      ],
    ],
    [
      'has a negative duration',
      ({ motion }) => Object.assign(motion?.quick ?? {}, { $value: { value: -1, unit: 'ms' } }),
      ['kitchen.motion.quick: a duration is 0 or more, not -1.'],
    ],
    ...[0, 1001, '700', 'Bold', 'toString'].map(
      (weight): [string, Parameters<typeof faultsOf>[0], string[]] => [
        `has the font weight ${JSON.stringify(weight)}`,
        ({ titles }) => Object.assign(titles?.weight ?? {}, { $value: weight }),
        [
          'kitchen.titles.weight: a font weight is a number from 1 to 1000 or a word of the format such as "semi-bold".',
        ],
      ],
    ),
    [
      'has a colour space by the name of what every object has',
      ({ light }) =>
        Object.assign(light.tones?.ink ?? {}, {
          $value: { colorSpace: 'constructor', components: [0, 0, 0] },
        }),
      ['kitchen.light.tones.ink: "constructor" is no colour space of the format.'],
    ],
    [
      'has a long value, of which the beginning is shown',
      ({ corners }) => Object.assign(corners?.card ?? {}, { $value: 'x'.repeat(1000) }),
      [
        `kitchen.corners.card: "${'x'.repeat(79)}… should be an object; older drafts had texts such as "16px" here.`,
      ],
    ],
    [
      'has a shadow with a text for inset',
      ({ light }) => Object.assign((light.depths?.card?.$value as object[])[0] ?? {}, { inset: 'false' }),
      ['kitchen.light.depths.card: inset is true or false.'],
    ],
    [
      'has an object for a type',
      ({ corners }) => Object.assign(corners?.card ?? {}, { $type: { name: 'dimension' } }),
      ['kitchen.corners.card: {"name":"dimension"} is no type of the format.'],
    ],
    [
      'has a curve that turns back in time',
      ({ motion }) => Object.assign(motion?.easing ?? {}, { $value: [0.2, 0, -1, 1] }),
      ['kitchen.motion.easing: x of a Bézier curve is a number from 0 to 1, not -1.'],
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

  it.each([
    [{}],
    [[]],
    [null],
    ['text'],
    [{ kitchen: 1 }],
    [{ name: 'a package', scripts: { start: 'node' } }],
  ])('has no theme, and no other fault counts: %o', (document) => {
    expect(readTokens(document, known).faults).toEqual([
      'The file has none of the themes kitchen, garden, market.',
    ])
  })
})

/** Units as people write them, by the unit that a recipe stores. */
const spellings: [unit: string, spelling: string][] = [
  ['ст. л.', 'ст(?:ол)?(?:ов\\p{L}*)?[./]? ?л(?:ож\\p{L}*)?|tbsps?|tbs|tablespoons?|tbl|лож(?:к\\p{L}*|ек)'],
  ['ч. л.', 'ч(?:айн\\p{L}*)?[./]? ?л(?:ож\\p{L}*)?|tsps?|teaspoons?'],
  ['дес. л.', 'дес(?:ертн\\p{L}*)?\\.? ?л(?:ож\\p{L}*)?'],
  ['кг', 'кг|килограмм\\p{L}*|кило|kgs?|kilos?|kilograms?'],
  ['г', 'гр?|грамм\\p{L}*|g|gr|grams?|grammes?'],
  ['мл', 'мл|миллилитр\\p{L}*|ml|millilit(?:er|re)s?'],
  ['л', 'л|литр\\p{L}*|l|lit(?:er|re)s?'],
  ['стакан', 'стак(?:ан\\p{L}*)?|ст'],
  ['мультистакан', 'мультистакан\\p{L}*'],
  ['чашка', 'чашк\\p{L}*|чашек|cups?|c(?=\\.)'],
  ['фунт', 'lbs?|pounds?'],
  ['жидкая унция', 'fl\\.? ?oz|fluid ounces?'],
  ['кварта', 'quarts?|qts?'],
  ['пинта', 'pints?|pts?'],
  ['унция', 'oz|ounces?'],
  ['зубчик', 'зуб(?:ч(?:ик\\p{L}*)?|к\\p{L}*|ок)?|cloves?'],
  ['пучок', 'пуч(?:ок|к\\p{L}*)?|bunch(?:es)?'],
  ['щепотка', 'щеп(?:от\\p{L}*)?|pinch(?:es)?|dash(?:es)?'],
  ['горсть', 'горст\\p{L}*|handfuls?'],
  ['веточка', 'вет(?:оч\\p{L}*|к\\p{L}*|ок)|sprigs?'],
  ['лист', 'лист(?:а|ов|ик\\p{L}*)?'],
  ['стебель', 'стеб(?:ель|л\\p{L}*)|stalks?|ribs?'],
  ['ломтик', 'ломт(?:ик\\p{L}*|\\p{L}{1,2})|slices?'],
  ['кусок', 'кус(?:ок|к\\p{L}*|оч\\p{L}*)|pieces?|thumbs?'],
  ['банка', 'бан(?:к\\p{L}*|ок|оч\\p{L}*)?|б(?=\\.)|cans?|tins?|jars?'],
  ['пакетик', 'пак|пакетик\\p{L}*|sachets?'],
  ['пакет', 'пакет(?:а|ов|ы)?'],
  ['пачка', 'пач(?:к\\p{L}*|ек)?'],
  ['упаковка', 'упак(?:ов\\p{L}*)?|уп|packages?|packets?|packs?'],
  ['головка', 'гол(?:ов(?:к\\p{L}*|ок))?|heads?|bulbs?'],
  ['кочан', 'кочан\\p{L}*|вил(?:ок|к\\p{L}*)'],
  ['стручок', 'струч(?:ок|к\\p{L}*)'],
  ['палочка', 'палоч(?:к\\p{L}*|ек)|sticks?'],
  ['бутылка', 'бутыл\\p{L}*|bottles?'],
  ['плитка', 'плит(?:к\\p{L}*|ок)'],
  ['см', 'см|cm'],
  ['дюйм', 'дюйм\\p{L}*|inch(?:es)?'],
  [
    'шт',
    'шт(?:у[кч]\\p{L}*)?|тушк\\p{L}*|клубн\\p{L}*|бутон\\p{L}*|зв[её]здоч\\p{L}*|короб(?:оч\\p{L}*)|кубик\\p{L}*|плод\\p{L}*|гор(?=\\.)|pcs?|items?',
  ],
]

/** A unit at the place where the text goes on, with its full stop. */
export const UNIT = new RegExp(
  `(?:${spellings.map(([, spelling], index) => `(?<u${index}>${spelling})`).join('|')})(?!\\p{L})\\.?`,
  'iuy',
)

/** The unit that `UNIT` has matched. */
export function unitOf(match: RegExpExecArray): string {
  const index = spellings.findIndex((_, at) => match.groups?.[`u${at}`] !== undefined)
  return spellings[index]?.[0] ?? ''
}

/** Units that mean one of them where no number stands before: «щепотка соли», «горсть изюма», 'a pinch of salt'. */
export const ALONE = new Set([
  'ст. л.',
  'ч. л.',
  'стакан',
  'пучок',
  'щепотка',
  'горсть',
  'веточка',
  'кусок',
  'пакетик',
  'банка',
  'головка',
  'упаковка',
  'пачка',
])

/** What a pack holds is its weight: «1 банка (400 г)». */
export const PACKS = new Set(['банка', 'пакетик', 'пакет', 'пачка', 'упаковка', 'бутылка', 'плитка'])

const WEIGHTS = new Map([
  ['г', 1],
  ['кг', 1000],
  ['мл', 1],
  ['л', 1000],
  ['фунт', 454],
  ['унция', 28.35],
  ['жидкая унция', 30],
  ['пинта', 473],
  ['кварта', 946],
])

/** Grams (or millilitres, which weigh about as much) of an amount; undefined for a unit of another kind. */
export function gramsOf(value: number, unit: string): number | undefined {
  const size = WEIGHTS.get(unit)
  return size && Math.round(value * size)
}

/** A cup is converted to millilitres. */
const VOLUMES = new Set(['мл', 'л', 'жидкая унция', 'пинта', 'кварта', 'чашка'])
const MEASURES = new Set(['стакан', 'ст. л.', 'ч. л.', 'дес. л.'])

/**
 * What a weight or a volume beside an amount says: the size of its measure, «1 стакан (250 мл)», the same in other units, or
 * how much it weighs.
 */
export function meaningBeside(unit = '', other: string): 'size' | 'same' | 'weight' {
  if (VOLUMES.has(other)) return MEASURES.has(unit) ? 'size' : VOLUMES.has(unit) ? 'same' : 'weight'
  return WEIGHTS.has(unit) && !VOLUMES.has(unit) ? 'same' : 'weight'
}

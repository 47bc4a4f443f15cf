/* Derives from a product how it leaves its pack: poured, in pieces, or to melt. */

/** Colours of products that are poured from a bottle, a packet or a shaker, by their title. */
const pourColors: [title: RegExp, color: string][] = [
  [/вода|уксус(?! бальзам)/iu, '#b9dcec'],
  [/соевый|бальзам|терияки|устричн|какао|кофе|чай|шоколад|вустер|коньяк|солод|квас/iu, '#5b3420'],
  [/красное сухое|брусни|ткемали/iu, '#7d2438'],
  [/томат|кетчуп|паприк|чили|красн|аджик|гранат|малинов|клубничн/iu, '#d2492f'],
  [/рассол/iu, '#c9cf9a'],
  [/апельсин|чечевиц/iu, '#f0953a'],
  [
    /(?<!кокосов\p{L}+ )масло|мёд|горчиц|куркум|карри|сироп|яблочн|пшено|кукурузн|бульон|рыбный|белое сухое|лимонн/iu,
    '#f0c65a',
  ],
  [
    /перец|корица|гвоздик|мускат|кориандр|кардамон|зира|тмин|хмели|прованск|тимьян|орегано|гречнев|тростников|мисо|арахис|тахини/iu,
    '#8a6844',
  ],
]

const DEFAULT_POUR_COLOR = '#fff4df'

const pouredUnits = /^(?:мл|л|ст\. л\.|ч\. л\.|щепотка|по вкусу|стакан)$/u
const pouredProducts =
  /(?<!\p{L})(?:мука|сахар(?!ное)|сметана|сливки|йогурт|кефир|майонез|горчица|мёд|варенье|джем|сгущ|какао|разрыхлитель|ванил|дрожжи|крахмал|рис(?!\p{L})|круп|соль(?!\p{L})|сухари|пшено)|паста$/iu
/** They are measured in spoons and fall out of their pack one by one. */
const loosePieces =
  /орехи|миндал(?!ьное)|кешью|арахис(?!ов)|семечки|семена|кунжут(?!н)|изюм|клюква|барбарис|каперсы|кукуруза|горошек|фасоль|(?<!\p{L})нут(?!\p{L})|маслины|капли|стружка|цукаты|хлопья(?! чили)/iu

type Pack = { title: string; unit: string; packed?: true; content?: string }

/** Returns the colour of what is poured or sprinkled from its pack; undefined if the product goes in as pieces. */
export function pourColor({ title, unit, packed, content }: Pack): string | undefined {
  const isLoose = pouredUnits.test(unit) || pouredProducts.test(title)
  if (!packed || (content && (!isLoose || loosePieces.test(title)))) return undefined
  return pourColors.find(([pattern]) => pattern.test(title))?.[1] ?? DEFAULT_POUR_COLOR
}

/** Whether a product melts in a hot vessel, where nothing is seen of it afterwards. */
export const melts = (title: string) =>
  /сливочное масло|топлёное масло|смалец|маргарин|сало(?!т)/iu.test(title)

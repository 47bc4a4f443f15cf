import type { Forms } from '@/lib/quantities/units'

/** Names of what the shop sells as one, in their forms after 1, 2 and 5. */
export const packNames = {
  пачка: ['пачка', 'пачки', 'пачек'],
  пакет: ['пакет', 'пакета', 'пакетов'],
  пакетик: ['пакетик', 'пакетика', 'пакетиков'],
  банка: ['банка', 'банки', 'банок'],
  бутылка: ['бутылка', 'бутылки', 'бутылок'],
  упаковка: ['упаковка', 'упаковки', 'упаковок'],
  стаканчик: ['стаканчик', 'стаканчика', 'стаканчиков'],
  буханка: ['буханка', 'буханки', 'буханок'],
  плитка: ['плитка', 'плитки', 'плиток'],
  пучок: ['пучок', 'пучка', 'пучков'],
  головка: ['головка', 'головки', 'головок'],
  кочан: ['кочан', 'кочана', 'кочанов'],
  штука: ['шт.', 'шт.', 'шт.'],
} as const satisfies Record<string, Forms>

/** Stands for goods that are weighed, not packed. */
export const LOOSE = 'развес'

export type PackName = keyof typeof packNames | typeof LOOSE

/** All names of packs that the API may use. */
export const allPackNames = [...Object.keys(packNames), LOOSE] as PackName[]

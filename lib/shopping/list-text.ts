import type { TillRow } from '@/lib/shop/till'
import type { Section } from '@/lib/shopping/departments'
import { shoppingList } from '@/lib/shopping/messages'
import { shopAmount } from '@/lib/shopping/shop-amount'
import type { TitleNeed } from '@/lib/shopping/title-needs'

/**
 * The list as plain text: one entry per line ('Творог, 3 пачки по 350 г'), with a heading per department. What the shop does
 * not sell has the amount that recipes need.
 */
export function listText(
  sections: Section[],
  needs: ReadonlyMap<string, TitleNeed>,
  sold: ReadonlyMap<string, TillRow>,
): string {
  const amountOf = (title: string) => shopAmount(sold.get(title)) || (needs.get(title)?.total ?? '')
  const line = (title: string) => title + shoppingList.total(amountOf(title))
  return sections
    .map(({ department, titles }) =>
      [headingOf(department, sections) ?? [], titles.map(line)].flat().join('\n'),
    )
    .join('\n\n')
    .replaceAll('\u00a0', ' ')
}

/** The heading of a section, if it has one; titles without a department have one only beside other sections. */
export const headingOf = (department: string | undefined, sections: Section[]): string | undefined =>
  department ?? (sections.length > 1 ? shoppingList.otherDepartment : undefined)

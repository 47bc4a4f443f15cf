import type { Section } from '@/lib/shopping/departments'
import { shoppingList } from '@/lib/shopping/messages'
import type { TitleNeed } from '@/lib/shopping/title-needs'

/** The list as plain text: one entry per line ('Творог, 900 г'), with a heading per department. */
export function listText(sections: Section[], needs: ReadonlyMap<string, TitleNeed>): string {
  const line = (title: string) => title + shoppingList.total(needs.get(title)?.total ?? '')
  return sections
    .map(({ department, titles }) => [...headingOf(department, sections), ...titles.map(line)].join('\n'))
    .join('\n\n')
    .replaceAll('\u00a0', ' ')
}

/** The heading of a section, if it has one; titles without a department have one only beside other sections. */
export const headingOf = (department: string | undefined, sections: Section[]): string[] =>
  department !== undefined ? [department] : sections.length > 1 ? [shoppingList.otherDepartment] : []

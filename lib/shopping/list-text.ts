import type { Section } from '@/lib/shopping/departments'
import { shoppingList } from '@/lib/shopping/messages'
import type { TitleNeed } from '@/lib/shopping/title-needs'

/** The list as plain text: an entry a line ('Творог, 900 г'), departments apart from each other, each below its name. */
export function listText(sections: Section[], needs: ReadonlyMap<string, TitleNeed>): string {
  const line = (title: string) => title + shoppingList.total(needs.get(title)?.total ?? '')
  return sections
    .map(({ department, titles }) => [...headingOf(department, sections), ...titles.map(line)].join('\n'))
    .join('\n\n')
    .replaceAll('\u00a0', ' ')
}

/** What stands above a section: what has no department has a name only among others. */
export const headingOf = (department: string | undefined, sections: Section[]): string[] =>
  department !== undefined ? [department] : sections.length > 1 ? [shoppingList.otherDepartment] : []

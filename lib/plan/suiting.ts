import type { MealName } from '@/lib/calendar/meals'

/** What a search for dishes that suit a meal asks. */
export const suiting: Record<MealName, string> = {
  breakfast: 'на завтрак',
  lunch: 'на обед',
  dinner: 'на ужин',
  snack: 'на перекус',
}

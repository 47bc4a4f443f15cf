import { inSentence } from '@/lib/text/letter-case'

/** Cook mode. */
export const cookMode = {
  next: 'Следующий шаг',
  previous: 'Предыдущий шаг',
  step: (step: number, count: number) => `Шаг ${step} из ${count}`,
  announcedStep: (step: number, count: number, text: string) => `Шаг ${step} из ${count}. ${text}`,
  progress: 'Пройдено шагов',
  forServings: (servings: number) => `Порций: ${servings}`,
  stepIngredients: 'Для этого шага',
  allIngredients: 'Все ингредиенты',
  /** A product in the place of the ingredient that the step names. */
  replacing: (product: string, ingredient: string) => `${product} (вместо: ${inSentence(ingredient)})`,
  /** The total amount of an ingredient that several steps use. */
  inAll: (quantity: string) => `всего ${quantity}`,
  awake: 'Экран не погаснет',
  startTimer: (length: string) => `Запустить таймер: ${length}`,
  pauseTimer: (length: string) => `Пауза: ${length}`,
  resumeTimer: (length: string) => `Продолжить: ${length}`,
  removeTimer: (length: string) => `Убрать таймер: ${length}`,
  timerStarted: (length: string) => `Таймер запущен: ${length}`,
  timerName: (step: number, purpose: string) => (purpose ? `Шаг ${step}: ${purpose}` : `Шаг ${step}`),
  lastStep: 'Это последний шаг.',
  finishLast: 'Готово!',
  enjoy: 'Приятного аппетита!',
  afterwards: 'Понравилось — отметьте сердечком. А в «Приготовлено» запишите, как вышло и сколько осталось.',
  /** 'Таймер этого блюда ещё включён' */
  timersLeft: (count: number) =>
    count === 1 ? 'Таймер этого блюда ещё включён' : 'Таймеры этого блюда ещё включены',
  removeTimers: 'Выключить',
  timersRemoved: 'Таймеров этого блюда больше нет',
  toPlan: 'К плану',
  toRecipe: 'К рецепту',
  reopen: 'Вернуться к шагам',
}

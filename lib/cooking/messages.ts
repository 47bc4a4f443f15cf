/** The way into cook mode and out of it: with the page of a recipe, the rest comes with cook mode itself. */
export const cooking = {
  start: 'Готовить по шагам',
  resume: (step: number) => `Продолжить с шага ${step}`,
  finish: 'Закончить',
  documentTitle: (step: number, count: number, title: string) => `Шаг ${step} из ${count}: ${title}`,
}

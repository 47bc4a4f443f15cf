/** The order of departments on the shopping list. */
export const departmentOrder = {
  hint: 'Расставьте отделы так, как идёте по магазину: кнопками, стрелками или перетаскивая.',
  up: (department: string) => `Выше: ${department}`,
  down: (department: string) => `Ниже: ${department}`,
  place: (department: string, place: number, count: number) => `${department}: ${place} из ${count}`,
  reset: 'Как было',
  wasReset: 'Отделы стоят, как было сначала',
  done: 'Готово',
}

/** The gate in front of recipes. */
export const gate = {
  why: 'Зачем входить',
  goOn: 'Продолжить',
  thisDish: 'это блюдо',
  signIn: (dish: string) => `Войдите, чтобы готовить ${dish}`,
  reasons: [
    'Рецепт по\u00a0шагам, с\u00a0таймерами',
    'Продукты\u00a0— в\u00a0список и\u00a0в\u00a0корзину',
    'Любимое и\u00a0план\u00a0— под рукой',
  ],
  back: 'Вернуться к рецептам',
  continueWith: (dish: string) => `Можно готовить ${dish}`,
  open: 'Открыть рецепт',
}

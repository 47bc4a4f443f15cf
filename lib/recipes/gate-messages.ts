/** The gate in front of recipes. */
export const gate = {
  why: 'Зачем входить',
  goOn: 'Продолжить',
  thisDish: 'это блюдо',
  signIn: (dish: string) => `Войдите, чтобы готовить ${dish}`,
  reasons: ['Рецепт по шагам, с таймерами', 'Продукты — в список и в корзину', 'Любимое и план — под рукой'],
  back: 'Вернуться к рецептам',
  continueWith: (dish: string) => `Можно готовить ${dish}`,
  open: 'Открыть рецепт',
}

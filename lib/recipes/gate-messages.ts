/** The gate in front of recipes, and in front of an invitation to a household. */
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
  invitation: {
    signIn: 'Войдите, чтобы присоединиться к\u00a0семье',
    reasons: [
      'Один список на\u00a0всех',
      'Общий план на\u00a0неделю',
      'Видно, что дома есть, а\u00a0что уже куплено',
    ],
    back: 'Вернуться к приглашению',
    goOn: 'Вас ждёт приглашение в\u00a0семью',
    open: 'Открыть приглашение',
  },
}

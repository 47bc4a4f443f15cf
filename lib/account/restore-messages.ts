export const restoring = {
  failed: {
    title: 'Не удалось вернуть ваши данные',
    message: 'Они остались на этом устройстве.',
    action: 'Попробовать снова',
  },
}

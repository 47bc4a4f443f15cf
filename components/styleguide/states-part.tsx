import { useState } from 'react'

import { NetworkNotice } from '@/components/shell/network-notice'
import { ToastCard } from '@/components/shell/toast-card'
import { VersionNotice } from '@/components/shell/version-notice'
import { noop, Row, Section, Specimen } from '@/components/styleguide/section'
import { AsyncView } from '@/components/ui/async-view'
import { Button, LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Message } from '@/components/ui/message'
import { ScreenTitle } from '@/components/ui/screen-title'
import { Sheet } from '@/components/ui/sheet'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { drawings } from '@/lib/feedback/drawings'
import { catalog } from '@/lib/catalog/messages'
import { common } from '@/lib/feedback/messages'
import { failures } from '@/lib/feedback/failure-messages'
import { shoppingList } from '@/lib/shopping/messages'
import type { Toast } from '@/lib/feedback/toasts-store'
import { hash, paths } from '@/lib/router/routes'

const failure = {
  title: common.notLoaded,
  hint: failures.network,
  notice: failures.stale,
  picture: drawings.error,
  retry: common.retry,
}

const drawingTitles = {
  emptyList: 'пустой список',
  emptyCart: 'пустая корзина',
  emptyLikes: 'нет понравившихся',
  emptySaves: 'нет сохранённых',
  notFound: 'не нашлось',
  error: 'ошибка',
  offline: 'нет сети',
}

// The longest delay that setTimeout supports, almost 25 days.
const toast = { timeOut: 2 ** 31 - 1, priority: false }

const toasts: Toast[] = [
  {
    ...toast,
    id: 1,
    type: 'info',
    title: 'С возвращением!',
    message: 'Открыть рецепт, который вы хотели посмотреть?',
  },
  { ...toast, id: 2, type: 'success', message: shoppingList.saved },
  { ...toast, id: 3, type: 'warning', ...common.notRemembered },
  { ...toast, id: 4, type: 'error', message: 'Пользователь не найден' },
  {
    ...toast,
    id: 5,
    type: 'info',
    message: 'Убрали из корзины: Картофель',
    action: 'Отменить',
    onClick: noop,
  },
]

export function StatesPart() {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  return (
    <Section part="states">
      <Specimen title="Пусто">
        <Message picture={drawings.emptyList} title={shoppingList.empty} hint={shoppingList.emptyHint}>
          <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
        </Message>
      </Specimen>
      <Specimen title="Не загрузилось">
        <AsyncView data={undefined} failure={failure} onRetry={noop} skeleton={null}>
          {() => null}
        </AsyncView>
      </Specimen>
      <Specimen title="Такого нет" hint="ещё раз пробовать незачем">
        <AsyncView
          data={undefined}
          failure={{ ...failure, title: failures.noRecipe, hint: failures.noSuch, retry: undefined }}
          onRetry={noop}
          skeleton={null}
          exitLink={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
        >
          {() => null}
        </AsyncView>
      </Specimen>
      <Specimen title="Не обновилось" hint="то, что было, остаётся">
        <AsyncView data="Рецепты, загруженные раньше" failure={failure} onRetry={noop} skeleton={null}>
          {(data) => <p>{data}</p>}
        </AsyncView>
      </Specimen>
      <Specimen title="Загружается">
        <Loading label={common.loading} className="flex flex-col gap-tight">
          <Skeleton className="h-vast w-half" />
          <Skeleton className="h-touch w-full" />
        </Loading>
      </Specimen>
      <Specimen title="Сообщения" hint="четыре вида; последнее с действием">
        <div className="flex max-w-toast flex-col gap-tight">
          {toasts.map((shown) => (
            <ToastCard key={shown.id} toast={shown} onRemove={noop} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Сеть и новая версия" hint="в шапке, посередине">
        <Row>
          <NetworkNotice isOffline />
          <NetworkNotice isOffline={false} />
          <VersionNotice onUpdate={() => Promise.resolve()} />
        </Row>
      </Specimen>
      <Specimen title="Окно">
        <Row>
          <Button variant="secondary" onClick={() => setIsDialogOpen(true)}>
            Показать окно
          </Button>
        </Row>
        {isDialogOpen && (
          <Dialog
            title={catalog.noLikes}
            closeLabel={common.close}
            action={{ label: common.toRecipes, onChoose: noop, isPrimary: true }}
            onClose={() => setIsDialogOpen(false)}
          />
        )}
      </Specimen>
      <Specimen title="Лист" hint="на телефоне снизу, шире — посередине">
        <Row>
          <Button variant="secondary" onClick={() => setIsSheetOpen(true)}>
            Показать лист
          </Button>
        </Row>
        {isSheetOpen && (
          <Sheet title="Борщ с говядиной" closeLabel={common.close} onClose={() => setIsSheetOpen(false)}>
            <p>Здесь то, с чем что-то делают: форма, выбор, список.</p>
          </Sheet>
        )}
      </Specimen>
      <Specimen title="Рисунки">
        <ul className="grid grid-cols-2 gap-base tablet:grid-cols-3">
          {Object.entries(drawingTitles).map(([name, title]) => (
            <li key={name} className="text-caption">
              <img
                src={drawings[name as keyof typeof drawingTitles]}
                alt=""
                width={240}
                height={180}
                className="h-auto w-full rounded-card bg-surface"
              />
              {title}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Заголовок экрана" hint="обычный; на первой странице — плакат">
        <ScreenTitle title="Мой шоппинг лист" />
      </Specimen>
    </Section>
  )
}

import { useRef } from 'react'

import { DepartmentOrder } from '@/components/shopping/department-order'
import { ListEditor } from '@/components/shopping/list-editor'
import { ListRow } from '@/components/shopping/list-row'
import { ListSkeleton } from '@/components/shopping/list-skeleton'
import { ListTools } from '@/components/shopping/list-tools'
import { ListView } from '@/components/shopping/list-view'
import { EntryForm } from '@/components/shopping/entry-form'
import { ProductNoteForm } from '@/components/shopping/product-note-form'
import { RowList } from '@/components/shopping/row-list'
import { ShopNotice } from '@/components/shop/shop-notice'
import { sampleProducts, sampleRecipe, sampleShares, sampleTitles } from '@/components/styleguide/samples'
import { noop, Section, Specimen } from '@/components/styleguide/section'
import { clickFirst, fillFields, WithInteraction } from '@/components/styleguide/with-interaction'
import { RemovableRow } from '@/components/ui/removable-row'
import { shoppingList } from '@/lib/shopping/messages'
import { tillOf } from '@/lib/shop/till'
import { needsByTitle } from '@/lib/shopping/title-needs'

const unanswered = () => Promise.resolve(undefined)
const sampleNeeds = needsByTitle(sampleShares)
const { byTitle: sampleSold } = tillOf(sampleTitles, sampleProducts, sampleNeeds)

const soldTitles = sampleProducts.map(({ title }) => title)
const fillPotato = fillFields('кар')

const sampleRow = (title: string) => (
  <ListRow
    key={title}
    title={title}
    need={sampleNeeds.get('Картофель')}
    sold={sampleSold.get('Картофель')}
    onTick={noop}
    onRemove={noop}
    onRemoveRecipe={noop}
  />
)

export function ListPart() {
  const orderTool = useRef<HTMLButtonElement>(null)
  return (
    <Section part="list">
      <Specimen title="Строки списка" hint="одна очень длинная">
        <RowList rows={['Соль', 'Молоко единорога, пастеризованное в полнолуние, в стеклянной бутылке']}>
          {(title) => (
            <RemovableRow key={title} title={title} onRemove={noop}>
              {title !== 'Соль' && '1 л'}
            </RemovableRow>
          )}
        </RowList>
      </Specimen>
      <Specimen title="Строка с суммой" hint="открывается до рецептов, которым это нужно; вторая открыта">
        <RowList rows={['Картофель']}>{sampleRow}</RowList>
        <WithInteraction run={clickFirst('[aria-expanded]')}>
          <RowList rows={['Картофель молодой']}>{sampleRow}</RowList>
        </WithInteraction>
      </Specimen>
      <Specimen title="Строка с заметкой" hint="Петя взял это только что">
        <RowList rows={['Сметана']}>
          {(title) => (
            <ListRow
              key={title}
              title={title}
              isBought
              tickedBy="Петя берёт"
              productNote="эту больше не брать"
              onTick={noop}
              onRemove={noop}
              onRemoveRecipe={noop}
            />
          )}
        </RowList>
      </Specimen>
      <Specimen title="Заметка о продукте">
        <ProductNoteForm title="Сметана" note="эту больше не брать" />
      </Specimen>
      <Specimen title="Список по отделам" hint="«Сметана» только что отмечена, «Хлеб» уже убран в «Куплено»">
        <WithInteraction run={clickFirst('h2 [aria-expanded]')}>
          <ListView
            sections={[
              { department: 'Молочное', titles: ['Творог', 'Сметана'] },
              { department: undefined, titles: ['Молоко единорога'] },
            ]}
            atHome={['Соль']}
            bought={['Хлеб']}
            renderRow={(title) => (
              <ListRow
                key={title}
                title={title}
                isBought={title === 'Сметана' || title === 'Хлеб'}
                onTick={noop}
                onRemove={noop}
                onRemoveRecipe={noop}
              />
            )}
          />
        </WithInteraction>
      </Specimen>
      <Specimen title="Действия со списком">
        {/* The screen leaves them a row at its top. */}
        <div className="relative pt-touch">
          <ListTools
            text={() => 'Творог\nСметана\nСоль'}
            onToggleOrder={noop}
            preloadOrder={noop}
            isOrderOpen={false}
            orderButton={orderTool}
            onClear={noop}
          />
        </div>
      </Specimen>
      <Specimen title="Магазин не отвечает" hint="список остаётся без отделов">
        <ShopNotice products={undefined} error={new Error('no network')} retry={unanswered} />
      </Specimen>
      <Specimen title="Порядок отделов">
        <DepartmentOrder
          departments={['Овощи', 'Молочное', 'Хлеб']}
          onChange={noop}
          onReset={noop}
          onClose={noop}
        />
      </Specimen>
      <Specimen title="Своя запись" hint="с тем, что есть в магазине, и пустая: такую не добавить">
        <WithInteraction run={fillPotato}>
          <EntryForm onAdd={() => undefined} sold={soldTitles} listed={[]} />
        </WithInteraction>
        <WithInteraction run={clickFirst('[type=submit]')}>
          <EntryForm onAdd={() => shoppingList.entryProblems.empty} sold={[]} listed={[]} />
        </WithInteraction>
      </Specimen>
      <Specimen title="Список ингредиентов рецепта" hint="уберите все строки — он опустеет">
        <ListEditor
          recipes={[{ recipe: sampleRecipe, scale: undefined }]}
          staples={new Set(['Соль'])}
          home={new Map([[sampleTitles[0] ?? '', 'дома есть 200 г']])}
          onSave={noop}
        />
      </Specimen>
      <Specimen title="Список загружается">
        <ListSkeleton />
      </Specimen>
    </Section>
  )
}

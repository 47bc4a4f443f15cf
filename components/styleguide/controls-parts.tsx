import { useState } from 'react'

import { SearchBox } from '@/components/ui/search-box'
import { ToggleMark } from '@/components/recipes/toggle-mark'
import { PasswordField } from '@/components/account/password-field'
import { Columns, noop, Row, Section, Specimen } from '@/components/styleguide/section'
import { WithInteraction, fillFields } from '@/components/styleguide/with-interaction'
import { BackButton } from '@/components/ui/back-button'
import { Button, LinkButton } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { RadioGroup } from '@/components/ui/radio-group'
import { Counter } from '@/components/ui/counter'
import { Field } from '@/components/forms/field'
import { Icon, type IconName, iconPaths } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { Stepper } from '@/components/ui/stepper'
import { Switch } from '@/components/ui/switch'
import { Tabs } from '@/components/ui/tabs'
import { plan } from '@/lib/plan/messages'
import { calendar } from '@/lib/calendar/messages'
import { hash, paths } from '@/lib/router/routes'

const variants = [
  ['primary', 'главная'],
  ['secondary', 'вторая'],
  ['danger', 'стирает'],
  ['quiet', 'тихая'],
] as const

const sizes = [
  ['large', 'Большая'],
  ['medium', 'Обычная'],
  ['small', 'Малая'],
  ['thumb', 'Под палец'],
] as const

const icons = Object.keys(iconPaths) as IconName[]

const tabs = [
  { key: 'first', label: 'Ингредиенты' },
  { key: 'second', label: 'Инструкция' },
  { key: 'third', label: 'Видео рецепта' },
]

export function ButtonsPart() {
  return (
    <Section part="buttons">
      {variants.map(([variant, title]) => (
        <Specimen key={variant} title={`Кнопка, ${title}`} hint={variant}>
          <Row>
            {sizes.map(([size, label]) => (
              <Button key={size} variant={variant} size={size}>
                {label}
              </Button>
            ))}
            <Button variant={variant} disabled>
              Недоступна
            </Button>
            <Button variant={variant} isBusy>
              Занята
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen title="Ссылка-кнопка и «Назад»">
        <Row>
          <LinkButton href={hash(paths.categories)}>Выбрать рецепт</LinkButton>
          <BackButton label="Назад" onClick={noop} />
        </Row>
      </Specimen>
      <Specimen title="Переключатель" hint="выключен и включён">
        <div className="max-w-panel">
          <LiveSwitch label="Тёмная тема" isOnAtFirst={false} />
          <LiveSwitch label="Светлая тема" isOnAtFirst />
        </div>
      </Specimen>
      <Specimen title="Вкладки" hint="стрелки, Home и End">
        <LiveTabs />
      </Specimen>
      <Specimen title="Счётчик" hint="минус недоступен при нуле">
        <Row>
          <LiveCounter label="Картофель" from={0} />
          <LiveCounter label="Морковь" from={12} />
        </Row>
      </Specimen>
      <Specimen title="Число" hint="можно напечатать; «полстакана» — ошибка">
        <LiveStepper />
        <WithInteraction run={fillFields('полстакана')}>
          <LiveStepper />
        </WithInteraction>
      </Specimen>
      <Specimen title="Одно из нескольких">
        <LiveChoice />
      </Specimen>
      <Specimen title="Отметки" hint="не нажаты и нажаты">
        <Row>
          <LiveMark icon="heart" label="Нравится" isOnAtFirst={false} />
          <LiveMark icon="heart" label="Нравится, нажата" isOnAtFirst />
          <LiveMark icon="bookmark" label="Сохранить" isOnAtFirst={false} />
          <LiveMark icon="bookmark" label="Сохранить, нажата" isOnAtFirst />
        </Row>
      </Specimen>
      <Specimen title="Значки" hint="все, какие есть">
        <Row>
          {icons.map((name) => (
            <span key={name} className="flex items-center gap-tight text-caption">
              <Icon name={name} />
              {name}
            </span>
          ))}
          <span className="flex items-center gap-tight text-caption">
            <Spinner />
            Spinner
          </span>
        </Row>
      </Specimen>
    </Section>
  )
}

function LiveSwitch({ label, isOnAtFirst }: { label: string; isOnAtFirst: boolean }) {
  const [isOn, setIsOn] = useState(isOnAtFirst)
  return <Switch label={label} isOn={isOn} onChange={setIsOn} />
}

function LiveCounter({ label, from }: { label: string; from: number }) {
  const [value, setValue] = useState(from)
  return <Counter label={label} value={value} onChange={setValue} />
}

function LiveChoice() {
  const [value, setValue] = useState('dinner')
  const options = Object.entries(calendar.meals).map(([meal, label]) => ({ value: meal, label }))
  return <RadioGroup label={plan.mealLabel} options={options} value={value} onChange={setValue} />
}

function LiveMark({ icon, label, isOnAtFirst }: { icon: IconName; label: string; isOnAtFirst: boolean }) {
  const [isOn, setIsOn] = useState(isOnAtFirst)
  return <ToggleMark icon={icon} label={label} isOn={isOn} onToggle={() => setIsOn(!isOn)} />
}

function LiveTabs() {
  const [selected, setSelected] = useState('first')
  return (
    <div>
      <Tabs label="Пример вкладок" tabs={tabs} selected={selected} onSelect={setSelected}>
        <p>Здесь то, что открыла вкладка «{tabs.find(({ key }) => key === selected)?.label}».</p>
      </Tabs>
    </div>
  )
}

export function FieldsPart() {
  return (
    <Section part="fields">
      <Columns>
        <Specimen title="Пустое">
          <Field label="Номер телефона" placeholder="+375xx-xxx-xx-xx" value="" onChange={noop} />
        </Specimen>
        <Specimen title="Заполненное">
          <Field label="Город/Улица" defaultValue="Минск, проспект Независимости" />
        </Specimen>
        <Specimen title="С ошибкой">
          <Field label="Email" error="Неправильный формат email" defaultValue="abc.com" />
        </Specimen>
        <Specimen title="Недоступное">
          <Field label="Промокод" disabled defaultValue="Пока нельзя" />
        </Specimen>
        <Specimen title="Пароль" hint="показывается кнопкой">
          <PasswordField label="Пароль" defaultValue="Tasty2026" autoComplete="off" />
        </Specimen>
        <Specimen title="Дата">
          <Field label="Дата" type="date" defaultValue="2026-05-09" />
        </Specimen>
      </Columns>
      <Specimen title="Метки" hint="выбранная и остальные">
        <Row>
          <LiveChips />
        </Row>
      </Specimen>
      <Specimen title="Поиск" hint="с текстом; очищенный — пустой">
        <LiveSearch />
      </Specimen>
    </Section>
  )
}

function LiveStepper() {
  const [value, setValue] = useState(4)
  return (
    <Stepper
      label="Порций"
      less="Меньше порций"
      more="Больше порций"
      value={value}
      min={1}
      max={99}
      parse={(text) => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined)}
      error="Сколько порций? От 1 до 99."
      onChange={setValue}
    />
  )
}

function LiveChips() {
  const [chosen, setChosen] = useState('Сметана')
  return ['Сметана', 'Яйца', 'Укроп'].map((label) => (
    <Chip key={label} label={label} isOn={label === chosen} onToggle={() => setChosen(label)} />
  ))
}

function LiveSearch() {
  const [text, setText] = useState('борщ')
  return (
    <SearchBox
      label="Поиск"
      clearLabel="Очистить"
      placeholder="Найди свой рецепт..."
      text={text}
      onChange={setText}
      onClear={() => setText('')}
    />
  )
}

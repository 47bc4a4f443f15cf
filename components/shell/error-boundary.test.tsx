import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ErrorBoundary } from '@/components/shell/error-boundary'
import { ScreenFailure } from '@/components/shell/screen-failure'
import { common } from '@/lib/feedback/messages'
import { shell } from '@/lib/shell/messages'
import { reportShownError } from '@/lib/monitoring/report'
import { takeConsoleOutput } from '@/testing/console'

vi.mock('@/lib/monitoring/report', { spy: true })

const lostChunk = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Повторить' }))

function stubReload() {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  return reload
}

beforeEach(() => void vi.mocked(reportShownError).mockClear())

/** Breaks for as long as there is an error to throw. */
function Fragile({ errors }: { errors: Error[] }) {
  if (errors[0]) throw errors[0]
  return <p>Всё на месте</p>
}

describe('a screen that breaks', () => {
  it('takes nothing along, says so, and can be tried again', async () => {
    const errors = [new TypeError('x is not a function')]
    render(
      <>
        <header>Шапка</header>
        <ErrorBoundary>
          <Fragile errors={errors} />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('Шапка')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain(shell.screenError)
    expect(screen.getByRole('alert').textContent).not.toContain('function')
    errors.pop()
    await retry()
    expect(screen.getByText('Всё на месте')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })
})

it('What broke at one address is tried again at the next', () => {
  const errors = [new TypeError('x is not a function')]
  const at = (path: string) => (
    <ErrorBoundary path={path}>
      <Fragile errors={errors} />
    </ErrorBoundary>
  )
  const { rerender } = render(at('/selected_recipe/borscht/?step=1'))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(document.title).toBe('Не получилось загрузить — Tasty')
  errors.pop()
  rerender(at('/selected_recipe/borscht/'))
  expect(screen.getByText('Всё на месте')).toBeTruthy()
  takeConsoleOutput('error')
})

describe('a part of the frame that breaks', () => {
  it('is left out and reported, and the rest stays as it is', () => {
    const error = new TypeError('x is not a function')
    const { container } = render(
      <>
        <ErrorBoundary scope="part">
          <Fragile errors={[error]} />
        </ErrorBoundary>
        <main>Борщ</main>
      </>,
    )
    expect(container.innerHTML).toBe('<main>Борщ</main>')
    expect(reportShownError).toHaveBeenCalledExactlyOnceWith(error)
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })
})

describe('an app that breaks', () => {
  it('says so, is reported, and comes back with a reload', async () => {
    const reload = stubReload()
    const errors = [new TypeError('x is not a function')]
    render(
      <ErrorBoundary scope="app">
        <Fragile errors={errors} />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain(shell.screenError)
    expect(reportShownError).toHaveBeenCalledExactlyOnceWith(errors[0])
    await retry()
    expect(reload).toHaveBeenCalledOnce()
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })
})

describe('a screen whose chunk is lost', () => {
  it('says so, and comes back with a reload', async () => {
    const reload = stubReload()
    render(<ScreenFailure error={lostChunk} />)
    expect(screen.getByRole('alert').textContent).toContain(shell.chunkError)
    await retry()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('promises no reload without a network, which would lose the page', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<ScreenFailure error={lostChunk} onRetry={vi.fn()} />)
    expect(screen.getByRole('alert').textContent).toContain(common.lostPart)
  })
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ErrorBoundary } from '@/components/shell/error-boundary'
import { ScreenFailure } from '@/components/shell/screen-failure'
import { reportShownError } from '@/lib/monitoring/report'
import { takeConsoleOutput } from '@/testing/console'

vi.mock('@/lib/monitoring/report', { spy: true })

const screenError = 'На этом экране что-то сломалось. Попробуйте ещё раз: ваши списки на месте.'
const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Повторить' }))

function stubReload() {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  return reload
}

beforeEach(() => void vi.mocked(reportShownError).mockClear())

/** Throws as long as there is an error. */
function Throwing({ errors }: { errors: Error[] }) {
  if (errors[0]) throw errors[0]
  return <p>Всё на месте</p>
}

describe('ErrorBoundary around a screen', () => {
  it('shows an error with retry and keeps the rest of the page', async () => {
    const errors = [new TypeError('x is not a function')]
    render(
      <>
        <header>Шапка</header>
        <ErrorBoundary>
          <Throwing errors={errors} />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('Шапка')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain(screenError)
    expect(screen.getByRole('alert').textContent).not.toContain('function')
    errors.pop()
    await retry()
    expect(screen.getByText('Всё на месте')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })

  it('clears the error when the path changes', () => {
    const errors = [new TypeError('x is not a function')]
    const at = (path: string) => (
      <ErrorBoundary path={path}>
        <Throwing errors={errors} />
      </ErrorBoundary>
    )
    const { rerender } = render(at('/selected_recipe/borscht/?step=1'))
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(document.title).toBe('Не удалось загрузить — Tasty')
    errors.pop()
    rerender(at('/selected_recipe/borscht/'))
    expect(screen.getByText('Всё на месте')).toBeTruthy()
    takeConsoleOutput('error')
  })
})

describe('ErrorBoundary around a part of the frame', () => {
  it('leaves it out, reports the error and keeps the rest', () => {
    const error = new TypeError('x is not a function')
    const { container } = render(
      <>
        <ErrorBoundary scope="part">
          <Throwing errors={[error]} />
        </ErrorBoundary>
        <main>Борщ</main>
      </>,
    )
    expect(container.innerHTML).toBe('<main>Борщ</main>')
    expect(reportShownError).toHaveBeenCalledExactlyOnceWith(error)
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })
})

describe('ErrorBoundary around the app', () => {
  it('shows and reports the error, and retries by reloading the page', async () => {
    const reload = stubReload()
    const errors = [new TypeError('x is not a function')]
    render(
      <ErrorBoundary scope="app">
        <Throwing errors={errors} />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain(screenError)
    expect(reportShownError).toHaveBeenCalledExactlyOnceWith(errors[0])
    await retry()
    expect(reload).toHaveBeenCalledOnce()
    expect(takeConsoleOutput('error').join()).toContain('x is not a function')
  })
})

describe('ScreenFailure for a chunk error', () => {
  it('explains it and retries by reloading the page', async () => {
    const reload = stubReload()
    render(<ScreenFailure error={chunkError} />)
    expect(screen.getByRole('alert').textContent).toContain(
      'Часть приложения не загрузилась. Проверьте сеть — мы обновим страницу и попробуем ещё раз.',
    )
    await retry()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not promise a reload while offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<ScreenFailure error={chunkError} onRetry={vi.fn()} />)
    expect(screen.getByRole('alert').textContent).toContain(
      'Часть приложения не загрузилась. Проверьте сеть и попробуйте ещё раз.',
    )
  })
})

import { App } from '@/components/shell/app'

export default function Page() {
  return <App />
}

import { next } from './build'
import { writeFilms } from '../film/write-films'
import { HOST, takePorts } from './ports'
import { runService, stopsOnRequest } from './processes'
import { basePath, localPorts } from './addresses'
import { answers, localSettings, startServices } from './services'
import { sayReady } from './start'

/** `npm run dev`: Next's development server with hot reload, and the services of `npm start`. */
export default async function dev() {
  stopsOnRequest()
  const ports = await takePorts(localPorts)
  await writeFilms('public')
  runService('next dev', next('dev', '--hostname', HOST, '--port', `${ports.PORT}`), {
    env: { ...localSettings(ports), NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
  })
  await Promise.all([startServices(ports), answers('next dev', `http://${HOST}:${ports.PORT}${basePath}/`)])
  sayReady(ports.PORT)
}

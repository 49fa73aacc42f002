import { elsewhere, layoutAt, pageAt, stage, stageRoot } from './app/route-stages'
import { Route as Authed } from './routes/_authed'
import { Route as Orders } from './routes/_authed/ordens-de-servico/index'

export { currentUserQuery } from './features/session'

const root = stageRoot()
const atRoot = () => root
const authed = Authed.update(layoutAt('/_authed', atRoot))
const inAuthed = () => authed

/** The page that dispatchers begin their day with. */
export const routes = stage(
  root.addChildren([
    authed.addChildren([Orders.update(pageAt('/ordens-de-servico/', inAuthed))]),
    // Links to other pages keep the selected company.
    elsewhere(atRoot, { search: Authed.options.search }),
  ]),
)

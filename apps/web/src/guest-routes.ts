import { elsewhere, layoutAt, pageAt, stage, stageRoot } from './app/route-stages'
import { Route as Guest } from './routes/_guest'
import { Route as SignIn } from './routes/_guest/entrar'
import { Route as Recovery } from './routes/_guest/recuperar-senha'
import { Route as Privacy } from './routes/politica-de-privacidade'
import { Route as OwnData } from './routes/seus-dados'
import { Route as Terms } from './routes/termos-de-uso'

const root = stageRoot()
const atRoot = () => root
const guest = Guest.update(layoutAt('/_guest', atRoot))
const inGuest = () => guest

/** What people load first: the pages before sign-in. */
export const guestRoutes = stage(
  root.addChildren([
    guest.addChildren([
      SignIn.update(pageAt('/entrar', inGuest)),
      Recovery.update(pageAt('/recuperar-senha', inGuest)),
    ]),
    Terms.update(pageAt('/termos-de-uso', atRoot)),
    Privacy.update(pageAt('/politica-de-privacidade', atRoot)),
    OwnData.update(pageAt('/seus-dados', atRoot)),
    elsewhere(atRoot),
  ]),
)

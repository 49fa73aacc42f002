import { Stack } from '../../components/stack/stack.tsx'
import { Switch } from '../../components/switch/switch.tsx'

export const OneLabel = () => (
  <Stack>
    <Switch label="Avisar quem recebe" defaultChecked />
    <Switch label="Avisar quem recebe" />
  </Stack>
)

export const ChangingLabel = () => (
  <Stack>
    <Switch label="Avisos ligados" defaultChecked />
    <Switch label="Avisos desligados" />
  </Stack>
)

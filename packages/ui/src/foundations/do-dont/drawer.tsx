import { Button } from '../../components/button/button.tsx'
import { Footer } from '../../components/drawer/index.ts'
import { Stack } from '../../components/stack/stack.tsx'
import * as Tabs from '../../components/tabs/index.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import { DialogPicture } from './overlay-pictures.tsx'

export const OneItem = () => (
  <DialogPicture title="Criar usuário" placement="end">
    <Stack>
      <TextField label="Nome" />
      <TextField label="E-mail" />
    </Stack>
    <Footer>
      <Button>Criar usuário</Button>
    </Footer>
  </DialogPicture>
)

export const TabsInside = () => (
  <DialogPicture title="Usuários" placement="end">
    <Tabs.Root defaultValue="user">
      <Tabs.List label="Usuários">
        <Tabs.Tab value="user">Usuário</Tabs.Tab>
        <Tabs.Tab value="rights">Permissões</Tabs.Tab>
        <Tabs.Tab value="log">Histórico</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="user">
        <TextField label="Nome" />
      </Tabs.Panel>
    </Tabs.Root>
    <Footer>
      <Button>Salvar tudo</Button>
    </Footer>
  </DialogPicture>
)

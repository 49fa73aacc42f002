import * as DropdownMenu from '../../components/dropdown-menu/index.ts'
import { MenuPicture } from './overlay-pictures.tsx'

export const DestructiveLast = () => (
  <MenuPicture>
    <DropdownMenu.Item>Editar ordem</DropdownMenu.Item>
    <DropdownMenu.Item>Duplicar ordem</DropdownMenu.Item>
    <DropdownMenu.Separator />
    <DropdownMenu.Item tone="danger">Cancelar ordem</DropdownMenu.Item>
  </MenuPicture>
)

export const DestructiveBetween = () => (
  <MenuPicture>
    <DropdownMenu.Item>Edição</DropdownMenu.Item>
    <DropdownMenu.Item>Cancelamento</DropdownMenu.Item>
    <DropdownMenu.Item>Duplicação</DropdownMenu.Item>
  </MenuPicture>
)

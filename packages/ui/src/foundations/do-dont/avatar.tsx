import { Avatar, type AvatarProps } from '../../components/avatar/avatar.tsx'

const Row = ({ name, shape }: Pick<AvatarProps, 'name' | 'shape'>) => (
  <li className="flex items-center gap-2">
    <Avatar decorative size="lg" name={name} shape={shape} />
    {name}
  </li>
)

export const ShapeByKind = () => (
  <ul className="flex flex-col gap-2">
    <Row name="Padaria Estrela do Norte" shape="company" />
    <Row name="Mariana Duarte" shape="person" />
  </ul>
)

export const OneShape = () => (
  <ul className="flex flex-col gap-2">
    <Row name="Padaria Estrela do Norte" shape="person" />
    <Row name="Mariana Duarte" shape="person" />
  </ul>
)

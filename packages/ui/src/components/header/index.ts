export {
  HeaderActions as Actions,
  HeaderBrand as Brand,
  HeaderLogout as Logout,
  type HeaderLogoutProps as LogoutProps,
  HeaderRoot as Root,
  HeaderSidebarToggle as SidebarToggle,
} from './header.tsx'

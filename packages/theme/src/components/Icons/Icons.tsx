import { Icon, type IconProps } from './Icon.tsx'

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  )
}

export function HistoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5v4h4M4.500 9a8 8 0 1 1-.5 4M12 8v4.500l3 1.500" />
    </Icon>
  )
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" />
    </Icon>
  )
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" />
    </Icon>
  )
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 5.5 6.5 6.5L9 18.5" />
    </Icon>
  )
}

export function LanguagesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.200 6.200-3.600 8.500c-2.400-2.300-3.600-5.200-3.600-8.500s1.200-6.200 3.600-8.500Z" />
    </Icon>
  )
}

export function ExternalIcon({ className, label }: IconProps) {
  return (
    <Icon
      {...(label !== undefined && { label })}
      className={
        className ? `gw-icon-external ${className}` : 'gw-icon-external'
      }
    >
      <path d="M8 6.5h9.5V16M17 7 6.5 17.5" />
    </Icon>
  )
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 19l.8-3.9L16.2 4.7a1.6 1.6 0 0 1 2.3 0l.8.8a1.6 1.6 0 0 1 0 2.3L8.9 18.2 5 19ZM14.2 6.7l3.1 3.1" />
    </Icon>
  )
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 11 8-6.5 8 6.5M6.5 9.5V19h11V9.5M10.5 19v-5h3v5" />
    </Icon>
  )
}

export function PanelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <path d="M9.5 4.5v15M16 9.5 13.5 12l2.5 2.5" />
    </Icon>
  )
}

export function FolderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7A1.5 1.5 0 0 1 5 5.5h4l2 2.5h8A1.5 1.5 0 0 1 20.5 9.500v8A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5Z" />
    </Icon>
  )
}

export function PageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.500h8l4.5 4.500v12.500H6ZM13.5 3.500V8.500h5M9 13h6M9 16.500h4" />
    </Icon>
  )
}

export function FeedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5a14 14 0 0 1 14 14M5 11.5a7.5 7.5 0 0 1 7.5 7.5" />
      <circle cx="6.5" cy="17.5" r="1.5" fill="currentColor" />
    </Icon>
  )
}

#!/usr/bin/env bash
# One smoke run each for the ways of docs/deploy.md that are not tried whole (decision 80): Caddy passes one request on by deploy/Caddyfile, and the containers of
# deploy/compose.yaml answer one. A way whose program is missing is left out, which is said. After `npm run release`, for the containers.
set -euo pipefail
cd "$(dirname "$0")/../deploy"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
wrong=0
# The way's name, what it answered, and what it should have.
expect() {
  if [ "$2" = "$3" ]; then echo "$1: well"; else
    echo "$1: WRONG: “$2”, and not “$3”"
    wrong=1
  fi
}

# Behind it, on other ports, an answer that repeats what it is told of the visitor. The certificate is Caddy's own.
if command -v caddy >/dev/null; then
  sed "0,/^{/s//{\n\tadmin off\n\thttp_port 18080\n\thttps_port 18443\n\tlocal_certs\n\tskip_install_trust/; s/:3000/:13000/" Caddyfile >"$folder/Caddyfile"
  printf 'http://:13000 {\n\trespond "{host} {header.X-Forwarded-Proto} {header.X-Forwarded-For} {header.Forwarded}"\n}\n' >>"$folder/Caddyfile"
  HOME="$folder" caddy run --adapter caddyfile --config "$folder/Caddyfile" 2>"$folder/log" &
  caddy=$!
  answer="$(curl --insecure --silent --retry 30 --retry-delay 1 --retry-connrefused --retry-max-time 20 --resolve madras.example.org:18443:127.0.0.1 \
    -H 'X-Forwarded-For: 1.2.3.4' -H 'Forwarded: for=1.2.3.4' https://madras.example.org:18443/ || tail -n 1 "$folder/log")"
  kill "$caddy"
  expect Caddy "$answer" 'madras.example.org https 127.0.0.1 '
else echo 'Caddy: left out, it is not installed'; fi

release="$(ls ../release/lectern-*-linux-x64.tar.gz 2>/dev/null | head -n 1 || true)"
if [ -z "$release" ]; then echo 'containers: left out, there is no release'
elif docker info >/dev/null 2>&1 && docker compose version >/dev/null 2>&1; then
  cp Dockerfile compose.yaml Caddyfile "$release" "$folder"
  version="$(basename "$release" -linux-x64.tar.gz)"
  printf 'DOMAIN=example.org\nVERSION=%s\nPOSTGRES_PASSWORD=a-password\n' "${version#lectern-}" >"$folder/.env"
  compose() { docker compose --project-name lectern-smoke --project-directory "$folder" "$@"; }
  compose up --detach --build || true
  answer="$(compose exec -T caddy timeout 120 sh -c 'until wget -q -O - http://127.0.0.1:3000/ready; do sleep 1; done' || true)"
  compose down --volumes --rmi local
  expect containers "$answer" ok
else echo 'containers: left out, no docker with compose is running'; fi
exit "$wrong"

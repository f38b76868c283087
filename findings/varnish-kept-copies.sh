#!/usr/bin/env bash
# Varnish 7.1.1 (Debian 12) with a page that is to be asked for each time: `ttl 0s`, and `keep 1h` so that it asks with the kept page's ETag and is answered 304. Each such answer
# leaves one more whole copy of the page in the store, for as long as `keep` says; by the manual a kept object is there to be asked with, and one would do. On a busy page they fill
# the store, and answers become 503, `Could not get storage`. Requests that come together go to the server one after the other besides. With `ttl 1ms` one object is left, and those
# that come together share one question.
# Needs apt-get of Debian 12, gcc, Node and curl. Exits with 1 when Varnish behaves otherwise than on 2026-11-30.
set -euo pipefail
folder="$(mktemp -d)"
cd "$folder"
chmod 755 "$folder"
end() {
  for one in ${running:-}; do kill "$one" || true; done
  wait
  rm -rf "$folder"
}
trap end EXIT
apt-get download -qq varnish=7.1.1-2+deb12u1 libvarnishapi3=7.1.1-2+deb12u1 libjemalloc2 libedit2 libbsd0 libmd0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" root; done
export LD_LIBRARY_PATH="$folder/root/usr/lib/x86_64-linux-gnu:$folder/root/usr/lib/x86_64-linux-gnu/varnish"

cat >server.mjs <<'JS'
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  response.setHeader('ETag', '"one"');
  const status = request.headers['if-none-match'] === '"one"' ? 304 : 200;
  setTimeout(() => response.writeHead(status).end(status === 200 ? 'a page' : undefined), 100);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
JS
node server.mjs >port &
running=$!
until [ -s port ]; do sleep 0.1; done

# With this ttl: how many objects are in the store after ten times eight requests and one, and how often the server was asked.
objects() {
  local port varnish
  port="$(node -e 'require("net").createServer().listen(0, "127.0.0.1", function () { console.log(this.address().port); this.close(); })')"
  cat >"$1.vcl" <<VCL
vcl 4.1;
backend server { .host = "127.0.0.1"; .port = "$(cat port)"; }
sub vcl_backend_response {
  set beresp.ttl = $1;
  set beresp.grace = 0s;
  set beresp.keep = 1h;
  return (deliver);
}
VCL
  root/usr/sbin/varnishd -F -j none -n "$folder/$1" -a "127.0.0.1:$port" -f "$folder/$1.vcl" -s malloc,64m >/dev/null 2>&1 &
  varnish=$!
  running="$running $varnish"
  until curl -s -o /dev/null "http://127.0.0.1:$port/"; do sleep 0.2; done
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    curl -s -o /dev/null --no-keepalive --parallel --parallel-immediate --parallel-max 8 $(printf "http://127.0.0.1:$port/ %.0s" 1 2 3 4 5 6 7 8) >/dev/null 2>&1
  done
  # Counters are written when threads come to rest.
  sleep 5
  root/usr/bin/varnishstat -n "$folder/$1" -1 -f MAIN.n_object -f MAIN.backend_req | awk '{ print $2 }' | xargs
}
never="$(objects 0s)"
shortly="$(objects 1ms)"
echo "81 requests for one page: objects left, and questions to the server: $never with ttl 0s, $shortly with ttl 1ms"
if [ "$never" = '81 81' ] && [ "${shortly% *}" -eq 1 ] && [ "${shortly#* }" -lt 41 ]; then echo 'Varnish 7.1.1 behaves as described'; else
  echo 'Varnish has CHANGED'
  exit 1
fi

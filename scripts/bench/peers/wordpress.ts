import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { ADMIN, formWith, htmlOf, type Peer, type Place } from './peer.ts';

const VERSION = '6.1.9';
/** Of Debian 12; the libraries that they need besides are those of this project. */
const PACKAGES =
  `wordpress=${VERSION}* nginx nginx-common mariadb-server-core mariadb-client-core libaio1 liburing2
php8.2-fpm php8.2-cli php8.2-common php8.2-mysql php8.2-gd php8.2-opcache`.split(/\s/);
const EXTENSIONS = ['mysqlnd', 'mysqli', 'gd', 'exif', 'fileinfo', 'ctype', 'iconv', 'tokenizer'];
const KEYS = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((key) => [`${key}_KEY`, `${key}_SALT`]);
const SITE = 'root/usr/share/wordpress';

const page = (inside: string): string => `<!doctype html><html <?php language_attributes(); ?>><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><?php wp_head(); ?></head><body><main>
<?php while (have_posts()) : the_post(); ?>${inside}<?php endwhile; ?></main><?php wp_footer(); ?></body></html>
`;
const PICTURE = `<?php the_post_thumbnail('large', ['sizes' => '100vw']); ?>`;
/** The smallest theme that its guide gives: a list and a page. */
const THEME = {
  'style.css': '/* Theme Name: bench */\n',
  'functions.php': `<?php
add_action('after_setup_theme', function () { add_theme_support('post-thumbnails'); add_theme_support('title-tag'); });
`,
  'index.php': page(`<article>${PICTURE}
<h2><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2><?php the_excerpt(); ?></article>`),
  'single.php': page(
    `<h1><?php the_title(); ?></h1><?php the_excerpt(); ?>${PICTURE}<?php the_content(); ?>`,
  ),
};

/** What its form of installation does, and a password for programs. */
const SET_UP = `<?php
define('WP_INSTALLING', true);
require '${SITE}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Bench', 'bench', '${ADMIN.email}', true, '', '${ADMIN.password}');
wp_delete_post(1, true);
switch_theme('bench');
update_option('posts_per_page', 30);
file_put_contents('password', WP_Application_Passwords::create_new_application_password(1, ['name' => 'bench'])[0]);
`;

/** Programs may sign in without TLS where the environment is called local, which changes nothing else. */
const config = ({ folder, url }: Place): string => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${folder}/mariadb.sock');
define('DB_CHARSET', 'utf8mb4');
${KEYS.map((key) => `define('${key}', 'only for this bench: ${key}');`).join('\n')}
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_ENVIRONMENT_TYPE', 'local');
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const PHP_INI = `extension_dir=root/usr/lib/php/20220829
zend_extension=opcache
${EXTENSIONS.map((name) => `extension=${name}`).join('\n')}
upload_max_filesize=16M
post_max_size=16M
`;

/** The pool of Debian's package. */
const pool = ({ folder }: Place): string => `[global]
error_log=${folder}/fpm.log
[www]
user=${userInfo().username}
listen=${folder}/fpm.sock
pm=dynamic
${['max_children=5', 'start_servers=2', 'min_spare_servers=1', 'max_spare_servers=3'].map((one) => `pm.${one}`).join('\n')}
`;

const nginx = ({ port }: Place): string => `daemon off;
${userInfo().username === 'root' ? 'user root;' : ''}
pid nginx.pid;
worker_processes auto;
events {}
http {
  include root/etc/nginx/mime.types;
  access_log access.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
  sendfile on;
  gzip on;
  gzip_types application/json text/css application/javascript;
  client_max_body_size 16m;
  server {
    listen 127.0.0.1:${port};
    root ${SITE};
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ { include root/etc/nginx/fastcgi.conf; fastcgi_pass unix:fpm.sock; }
  }
}
`;

const LIBRARIES = { LD_LIBRARY_PATH: 'root/usr/lib/x86_64-linux-gnu', PHP_INI_SCAN_DIR: '' };
const MARIADB = '--no-defaults --basedir="$PWD/root/usr" --datadir="$PWD/mariadb" --user="$(id -un)"';
/** All three in the group of one shell, which ends with the first of them. */
const START = `trap : TERM
root/usr/sbin/mariadbd ${MARIADB} --socket="$PWD/mariadb.sock" --pid-file="$PWD/mariadb.pid" --skip-networking --init-file="$PWD/first.sql" &
root/usr/sbin/php-fpm8.2 -F -R -c php.ini -y fpm.conf &
root/usr/sbin/nginx -p "$PWD" -e error.log -c nginx.conf &
wait -n; kill $(jobs -p); wait`;

export const WORDPRESS: Peer = {
  name: 'WordPress',
  version: VERSION,
  note: 'with nginx, PHP 8.2 and MariaDB of Debian 12; a cache of pages is not part of it',
  onPostgres: false,
  install: async (place) => {
    await place.run('apt-get', ['download', ...PACKAGES]);
    await place.run('sh', ['-c', 'for package in *.deb; do dpkg -x "$package" root || exit 1; done']);
    await place.write(THEME, `${SITE}/wp-content/themes/bench`);
    await place.write({ 'wp-config.php': config(place) }, SITE);
    await place.write({
      'set-up.php': SET_UP,
      'php.ini': PHP_INI,
      'fpm.conf': pool(place),
      'nginx.conf': nginx(place),
    });
    await place.write({ 'first.sql': 'create database if not exists wordpress;\n' });
    const make = `sh root/usr/bin/mariadb-install-db ${MARIADB} --auth-root-authentication-method=normal`;
    await place.run('sh', ['-c', make], LIBRARIES);
  },
  start: (place) => place.spawn('bash', ['-c', START], LIBRARIES),
  ready: '/wp-admin/install.php',
  publish: async (place, stories) => {
    await place.run('root/usr/bin/php8.2', ['-c', 'php.ini', 'set-up.php'], LIBRARIES);
    const password = await readFile(`${place.folder}/password`, 'utf8');
    const as = { authorization: `Basic ${Buffer.from(`bench:${password}`).toString('base64')}` };
    const api = '/?rest_route=/wp/v2/';
    let newest = { id: 0, link: '' };
    for (const [i, story] of stories.entries()) {
      const form = formWith('file', story.picture, `story-${i}.jpg`);
      const media = await place.call<{ id: number }>('POST', `${api}media`, form, as);
      const text = { title: story.title, excerpt: story.heading, content: htmlOf(story) };
      const post = { ...text, status: 'publish', featured_media: media.id };
      newest = await place.call('POST', `${api}posts`, post, as);
    }
    return {
      home: '/',
      story: newest.link.slice(place.url.length),
      list: { url: `${place.url}${api}posts&per_page=20&_embed=wp:featuredmedia` },
      edit: (title) => place.call('POST', `${api}posts/${newest.id}`, { title }, as),
    };
  },
};
